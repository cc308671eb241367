import type { Page } from "@playwright/test";
import { complex, CUSTOMER } from "./support/complex.ts";
import { FIRST_PAGE, GROUP, GROUPS, OTHER_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { openHydrated, sitemap } from "./support/page.ts";

test.use({ sharesContext: true });

const phoneHref = `tel:${complex.identity.phone.replaceAll("-", "")}`;

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "메뉴 열기" });
const menu = (page: Page) => page.getByRole("dialog", { name: "전체 메뉴" });
const group = (page: Page, title: string) => menu(page).getByRole("button", { name: title, exact: true });
/** The bar's own button: the footer has one of the same name. */
const barButton = (page: Page) =>
  page.getByRole("button", { name: "방문예약", exact: true }).and(page.locator(":not(footer *)"));

test("turns into the narrow layout at exactly 900px", async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 800 });
  await page.goto(FIRST_PAGE.path);
  await expect(barButton(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "주 메뉴" })).toBeVisible();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(barButton(page)).toBeVisible();
  await expect(toggle(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "주 메뉴" })).toBeHidden();
});

test("breaks no word of the header on the narrowest phones", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  for (const width of [320, 280]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = page.getByRole("banner").evaluate((header) => {
      const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const counts: number[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        counts.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
      return Math.max(...counts);
    });
    expect(await lines, `lines of a text at ${width}`).toBe(1);
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("shows booking and phone links at the bottom", async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    const calls = page.getByRole("link", { name: "전화상담" });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute("href", phoneHref);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const bottom = async () => {
      const box = await barButton(page).boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(bottom).toBe(PHONE.viewport.height);
    // Nothing of the footer is below it at the end.
    const small = await page.getByRole("contentinfo").getByText(String(complex.identity.copyrightYear)).boundingBox();
    const bar = await barButton(page).boundingBox();
    expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("has every page in the menu, and the booking above them", async ({ page }) => {
    await page.goto("/");
    await toggle(page).tap();
    const booking = menu(page).getByRole("link").first();
    await expect(booking).toHaveText("방문예약");
    await expect(booking).toHaveAttribute("href", CUSTOMER);
    for (const { title, pages } of GROUPS) {
      await group(page, title).tap();
      for (const { path } of pages) await expect(menu(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });

  test("opens the menu, follows a link and leaves no history entry behind", { tag: "@everyday" }, async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(page).toHaveURL(FIRST_PAGE.path);

    await toggle(page).tap();
    await group(page, GROUP.title).tap();
    await menu(page).getByRole("link", { name: OTHER_PAGE.label, exact: true }).tap();
    await expect(page).toHaveURL(OTHER_PAGE.path);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("body")).not.toHaveCSS("pointer-events", "none");
    await page.goBack();
    await expect(page).toHaveURL(FIRST_PAGE.path);
  });

  test("leads to the list of pages when the menu's code does not come", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch dynamically/u);
    await openHydrated(page, FIRST_PAGE.path, toggle);
    await page.route("**/assets/*.js", (route) => route.abort());
    await toggle(page).tap();
    await expect(sitemap(page)).toBeInViewport();
    await page.unroute("**/assets/*.js");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
  });
});
