/**
 * Selector of a component while no code answers its controls: without JavaScript, until `bootstrap.ts` runs, and once the code has
 * failed. `bootstrap.ts` sets the attribute.
 */
export const codeMissing = ":root:not([data-code=loading]) &";
