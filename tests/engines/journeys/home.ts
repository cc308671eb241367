import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const MIDDLE = { x: 700, y: 400 };
const NOTCH = 120;
const INDEX = "nav[aria-label='화면 목록'] a";
const UNIT_PLANS = 6;

/** Opens the home page and waits until wheel and keys page; the pager loads with the first move of the mouse. */
async function openPaged(page: Page): Promise<void> {
  await page.open("/");
  await page.expectHydrated({ css: "main h1" });
  const moves = [MIDDLE, { x: 701, y: 401 }];
  await expect
    .poll(async () => {
      for (const at of moves) await page.moveMouse(at);
      return page.evaluate(() => document.querySelectorAll('[data-state="paging"]').length);
    })
    .toBe(1);
}

/** Waits until a screen is current, whole and at rest. */
async function expectScreen(page: Page, place: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (index, place) => {
            const section = document.querySelectorAll("main section[id]:not([data-layout])")[place];
            return {
              current: document.querySelectorAll(index)[place]?.getAttribute("aria-current"),
              isInPlace: Math.abs(section?.getBoundingClientRect().top ?? Infinity) <= 1,
            };
          },
          INDEX,
          place,
        ),
      { message: `screen ${place}` },
    )
    .toEqual({ current: "true", isInPlace: true });
}

/** Waits until the pager takes the next step (docs/product.md, 4.6). */
async function expectUnlocked(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(since + 550);
}

export const homeJourneys: readonly Journey[] = [
  {
    title: "pages by the wheel, by keys and by the index, and keeps the screen on Back",
    layout: "wide",
    async run({ page }) {
      await openPaged(page);
      for (const [notch, place] of [
        [NOTCH, 1],
        [NOTCH, 2],
        [-NOTCH, 1],
      ] as const) {
        await page.turnWheel(notch, MIDDLE);
        await expectScreen(page, place);
        await expectUnlocked(page);
      }
      for (const [key, place] of [
        ["PageDown", 2],
        ["Space", 3],
        ["Home", 0],
      ] as const) {
        await page.press(key);
        await expectScreen(page, place);
        await expectUnlocked(page);
      }
      await page.click({ css: INDEX, name: "세대 평면" });
      await expectScreen(page, UNIT_PLANS);
      await page.expectFocusOn({ css: "#unit-plans" });
      await page.click({ css: "#unit-plans a" });
      await expect.poll(() => page.evaluate(() => location.pathname)).toContain("/FloorPlan/");
      await page.goBack();
      await page.expectPath("/");
      await expectScreen(page, UNIT_PLANS);
    },
  },
];
