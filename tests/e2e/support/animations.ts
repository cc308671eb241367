import type { Locator } from "@playwright/test";

/** Returns the durations, in ms, that the CSS animations running in an element have; what a button under the pointer does is none. */
export const animationsIn = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const animations = node.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
    return [...new Set(animations.map(({ effect }) => Number(effect?.getTiming().duration)))];
  });
