import type { Locator, Page } from "@playwright/test";
import { complex, needPageWith, PRESS } from "./support/complex.ts";
import { textsOfPage } from "./support/page-texts.ts";
import { readInSight, withoutBlanks } from "./support/reading.ts";
import { sidewaysScroll, smallTargets } from "./support/rendered.ts";
import { FIRST_PAGE, GROUP, MENU_PAGES, OTHER_PAGE, pagesOfEachBlock } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { sitemap } from "./support/page.ts";

test.describe.configure({ mode: "parallel" });
test.use({ sharesContext: true, javaScriptEnabled: false });

const SCREENS = [1280, 360];
const HEIGHT = 800;

/** Addresses of the links in sight. */
const linksTo = (place: Locator) =>
  place.locator("a:visible").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
/** Controls whose form a browser would send by itself, with what was typed in its address. */
const controlsInAddress = (page: Page) =>
  page.locator('form:not([method="post"], [method="dialog"]) :is(input, select, textarea, button):enabled');
const addresses = MENU_PAGES.map(({ path }) => path);

/** Expects a page to show all that it has to say, with the way to all others, in each width. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(controlsInAddress(page)).toHaveCount(0);
  for (const width of SCREENS) {
    const texts = textsOfPage(path, width > 900).map(withoutBlanks);
    await page.setViewportSize({ width, height: HEIGHT });
    const { seen, unseen } = await readInSight(page);
    const state = `${path} at ${width}`;
    const missing = texts.filter((text) => !seen.includes(text));
    expect.soft(missing, state).toEqual([]);
    // On a narrow screen, columns of the press list and words of drawings step back, with a script or without.
    if (width > 900) expect.soft(unseen, state).toEqual([]);
    expect.soft(await sidewaysScroll(page), state).toBe(0);
    expect.soft(await smallTargets(page), state).toEqual([]);
    const ways = await linksTo(sitemap(page));
    const unreachable = addresses.filter((address) => !ways.includes(address));
    expect.soft(unreachable, state).toEqual([]);
  }
}

/** Number of pages that one test opens. */
const PAGES_OF_TEST = 6;
/** Pages of the everyday tier. */
const everyday = ["/", needPageWith("faq"), needPageWith("plans")];
/** Pages that show every kind of block between them; the others say other words in the same blocks. */
const varied = pagesOfEachBlock();

for (const [paths, details] of [
  [everyday, { tag: "@everyday" }],
  [[...varied].filter((path) => !everyday.includes(path)), {}],
] as const)
  for (let start = 0; start < paths.length; start += PAGES_OF_TEST) {
    const some = paths.slice(start, start + PAGES_OF_TEST);
    test(`shows ${some.join(", ")} whole, with the way to all others`, details, async ({ page }) => {
      for (const path of some) await expectWhole(page, path);
    });
  }

test("shows an article whole", async ({ page }) => {
  const [news] = complex.press;
  await page.goto(PRESS);
  await expect(controlsInAddress(page)).toHaveCount(0);
  await page.getByRole("link", { name: news?.title ?? "", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(news?.title ?? "");
  const { seen } = await readInSight(page);
  for (const text of [news?.title ?? "", news?.content ?? ""]) expect(seen).toContain(withoutBlanks(text));
});

test("leads on by the menu, and books without a popup", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^관심고객|^방문예약$|^찾기|^공유하기/u })).toHaveCount(0);
  await page.getByRole("link", { name: "관심고객 등록하기" }).click();
  await expect(page.getByRole("heading", { name: "방문예약", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: GROUP.title, exact: true }).hover();
  await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: OTHER_PAGE.label }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
});

test("leads to the list of all pages by the menu link of a phone", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto(FIRST_PAGE.path);
  await expect(page.getByRole("button", { name: "메뉴 열기" })).toBeHidden();
  await page.getByRole("link", { name: "메뉴", exact: true }).click();
  await expect(sitemap(page)).toBeInViewport();
  await sitemap(page).getByRole("link", { name: OTHER_PAGE.label, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
});
