/** What a key asks for: a step, or one of the ends. */
export type KeyWish = 1 | -1 | "start" | "end";

const WISHES: Readonly<Record<string, KeyWish>> = {
  PageDown: 1,
  PageUp: -1,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: "start",
  End: "end",
};

/** The wish behind a key, or nothing: with another key held it is the browser's. */
export function wishOf({ key, ctrlKey, altKey, metaKey, shiftKey, isComposing }: KeyboardEvent): KeyWish | undefined {
  if (ctrlKey || altKey || metaKey || isComposing) return undefined;
  if (key === " ") return shiftKey ? -1 : 1;
  return shiftKey ? undefined : WISHES[key];
}
