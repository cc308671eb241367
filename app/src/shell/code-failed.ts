/** Selector of a component on a page whose code has failed: `start.ts` sets the attribute. */
export const codeFailed = "[data-code=failed] &";
