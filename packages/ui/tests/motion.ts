import { expect } from "storybook/test";

/** What the page's own styles leave of an animation under reduced motion, in milliseconds. */
const NO_TIME = 0.01;

/** Nothing moves for longer than nobody could see. */
export async function expectNoMotion(): Promise<void> {
  const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
  await expect(durations.filter((duration) => duration > NO_TIME)).toEqual([]);
}
