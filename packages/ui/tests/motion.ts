import { expect, waitFor } from "storybook/test";

/** What the page's own styles leave of an animation under reduced motion, in milliseconds. */
const NO_TIME = 0.01;

/** Expects that no animation takes time that one could see, and that nothing is in transition. */
export async function expectNoMotion(): Promise<void> {
  const animations = document.getAnimations();
  const durations = animations.map(({ effect }) => Number(effect?.getComputedTiming().duration));
  await expect(durations.filter((duration) => duration > NO_TIME)).toEqual([]);
  await expect(animations.filter((animation) => animation instanceof CSSTransition)).toEqual([]);
}

/** Waits until what opens or closes has done so: until then Tab cannot focus it. */
export async function settled(): Promise<void> {
  await waitFor(() => expect(document.getAnimations().filter(isUnderWay)).toEqual([]));
}

function isUnderWay({ playState, effect }: Animation): boolean {
  return playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
}

/** Returns an element that is shown, or null. Testing Library takes what `content-visibility` hides for shown. */
export function ifShown<Found extends Element>(element: Found | null): Found | null {
  return element?.checkVisibility({ visibilityProperty: true }) ? element : null;
}
