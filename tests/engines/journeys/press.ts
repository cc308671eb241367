import { expect } from "vitest";
import { complex, PRESS } from "../../e2e/support/complex.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const HEADING = { css: "main h1" };
const MORE = { css: "main button", name: "더보기" };
/** An article of the first page of the list, below the first screen. */
const ARTICLE = 8;
/** So far from where it was, the visitor still sees the same rows. */
const NEAR_PX = 100;

const rows = (page: Page) => page.evaluate(() => document.querySelectorAll("tbody tr").length);
const placeOf = (page: Page, name: string) =>
  page.at({ css: "tbody a", name }, (link) => link.getBoundingClientRect().top);

export const pressJourneys: readonly Journey[] = [
  {
    title: "appends the next page of the press list",
    async run({ page }) {
      await page.open(PRESS);
      await page.expectHydrated(MORE);
      await page.click(MORE);
      await expect.poll(() => rows(page)).toBe(20);
    },
  },
  {
    title: "goes from the press list to an article and back to the same place",
    async run({ page }) {
      const title = complex.press[ARTICLE]?.title ?? "";
      await page.open(PRESS);
      await page.expectHydrated(MORE);
      const link = { css: "tbody a", name: title };
      await page.at(link, (element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      // At rest: rows above may still take their height.
      await page.pointAt(link);
      const place = await placeOf(page, title);
      await page.click(link);
      await page.expectText(HEADING, title);
      await page.expectFocusOn(HEADING);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await page.expectPath(PRESS);
      await expect.poll(async () => Math.abs((await placeOf(page, title)) - place)).toBeLessThan(NEAR_PX);
    },
  },
];
