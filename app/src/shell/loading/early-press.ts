/** Returns the id of the button that the visitor has pressed last, which `start.ts` records before any other code is there. */
export const earlyPress = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.dataset["pressed"];
