import { expect, type Page } from "@playwright/test";

/** Waits until a position that a scroll changes is the same two frames later, and returns it. */
export async function positionAtRest(page: Page, read: () => Promise<number>): Promise<number> {
  let position = Number.NaN;
  await expect
    .poll(async () => {
      const last = position;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      position = await read();
      return position === last;
    })
    .toBe(true);
  return position;
}
