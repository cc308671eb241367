import { expect, screen, waitFor } from "storybook/test";
import { middleOf, type Point } from "../../tests/device.ts";

/** Where the mouse is on nothing that would notice it. */
export const ASIDE: Point = { x: 350, y: 780 };

/** The middle of what shows the slides. */
export const middle = (): Point => middleOf(screen.getByTestId("viewport"));

/** Returns the index of the dot that is marked as the current one. */
export function currentDot(): number {
  return screen
    .getAllByRole("button", { name: /번째 슬라이드$/ })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true");
}

/**
 * Waits until a slide is the current one and at rest.
 *
 * @param within Pixels that its last frames may still have to go.
 */
export async function expectCurrent(index: number, within = 1): Promise<void> {
  await waitFor(() => expect(currentDot()).toBe(index));
  await waitFor(() => {
    const left = document.querySelectorAll("[data-slide] > *")[index]?.getBoundingClientRect().left ?? Number.NaN;
    return expect(Math.abs(left - frameOf("viewport").left)).toBeLessThan(within);
  });
}

/** Returns the box of an element, by its test id. */
export function frameOf(testId: string): DOMRect {
  return screen.getByTestId(testId).getBoundingClientRect();
}

/** Presses a button by its name. */
export async function press(name: string): Promise<void> {
  (await screen.findByRole("button", { name })).click();
}

/** Waits until exactly these slides are out of reach. */
export async function expectInert(inert: readonly boolean[]): Promise<void> {
  await waitFor(() => {
    const slides = document.querySelectorAll<HTMLElement>("[data-slide]");
    return expect(Array.from(slides, (slide) => slide.inert)).toEqual(inert);
  });
}
