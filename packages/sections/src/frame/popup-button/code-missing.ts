/**
 * Selector of a component while no code answers its controls: without JavaScript, until `start.ts` runs, and once the code has
 * failed. `start.ts` sets the attribute.
 */
export const codeMissing = ":root:not([data-code=loading]) &";
