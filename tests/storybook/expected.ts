import { isDeepStrictEqual } from "node:util";
import { expect, test as base, type Page } from "@playwright/test";
import { sidewaysScroll } from "../e2e/support/rendered.ts";
import { StoryPage } from "./story-page.ts";

/** The widths of pictures, in CSS pixels: a phone, and a window well above the breakpoint. */
export const WIDTHS = [360, 1280] as const;
export const HEIGHT = 800;
export const [PHONE] = WIDTHS;
/** Name of the story that shows a section or a page with a complex's own content. */
export const DEFAULT = "Default";

/** The day on which `AllStates` takes place: nothing counts down in a picture. */
export const TODAY = new Date("2026-03-02T10:00:00+09:00");

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, provide) => {
      const storyPage = await StoryPage.open(browser);
      await provide(storyPage);
      await storyPage.close();
    },
    { scope: "worker" },
  ],
});

/** Expects nothing to reach out of a window of that width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect.poll(() => sidewaysScroll(page), `sideways at ${width}`).toBe(0);
  // Embla starts again in another width, and observes its slides a frame later, even if it has been destroyed by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Takes the story off the page, and expects that it leaves nothing behind and has written nothing. */
export async function expectLeft(storyPage: StoryPage): Promise<void> {
  const left = await storyPage.leave();
  // What is leaving takes a frame, an exit or a step back in the history.
  if (!isDeepStrictEqual(left, storyPage.before)) await expect.poll(() => storyPage.now()).toEqual(storyPage.before);
  expect(storyPage.written, "written to the console").toEqual([]);
}
