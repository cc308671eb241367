import type { Page } from "@playwright/test";
import { complex, CUSTOMER } from "./support/complex.ts";
import { FIRST_PAGE, GROUP, MENU, OTHER_PAGE } from "./support/routes.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, PHONE, test } from "./support/test.ts";

const phoneHref = `tel:${complex.identity.phone.replaceAll("-", "")}`;

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "메뉴 열기" });
const menu = (page: Page) => page.getByRole("dialog", { name: "전체 메뉴" });
const [FIRST_GROUP = ""] = Object.keys(MENU);
/** The bar's own button: the footer has one of the same name. */
const barButton = (page: Page) =>
  page.getByRole("button", { name: "방문예약", exact: true }).and(page.locator(":not(footer *)"));

test("turns into the narrow layout at exactly 900px", async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 800 });
  await page.goto(FIRST_PAGE.path);
  await expect(barButton(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "전화상담" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "주 메뉴" })).toBeVisible();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(barButton(page)).toBeVisible();
  await expect(toggle(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "주 메뉴" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "상담예약" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("shows booking and phone links at the bottom", async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    const calls = page.getByRole("link", { name: "전화상담" });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) await expect(call).toHaveAttribute("href", phoneHref);
    const atBottom = async () => {
      const box = await barButton(page).boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(atBottom).toBe(PHONE.viewport.height);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(atBottom).toBe(PHONE.viewport.height);
    // Nothing of the footer lies under it at the end.
    const small = await page.getByRole("contentinfo").getByText(String(complex.identity.copyrightYear)).boundingBox();
    const bar = await barButton(page).boundingBox();
    expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("opens the menu with one group at a time", async ({ page }) => {
    await page.goto("/");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    const links = menu(page).getByRole("link");
    await expect(links.first()).toHaveText("방문예약");
    await expect(links.first()).toHaveAttribute("href", CUSTOMER);

    const group = (label: string) => menu(page).getByRole("button", { name: label, exact: true });
    for (const [label, pages] of Object.entries(MENU)) {
      await expect(group(label)).toHaveAttribute("aria-expanded", "false");
      await group(label).tap();
      await expect(menu(page).locator('[aria-expanded="true"]')).toHaveText([label]);
      for (const path of Object.values(pages)) await expect(menu(page).locator(`a[href="${path}"]`)).toBeVisible();
    }
    const [last = ""] = Object.keys(MENU).slice(-1);
    await group(last).tap();
    await expect(menu(page).locator('[aria-expanded="true"]')).toHaveCount(0);
    await expect(links).toHaveText(["방문예약"]);
  });

  test("closes the menu by its button, Escape and Back, and gives the focus back", async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    const closings: (() => Promise<unknown>)[] = [
      () => menu(page).getByRole("button", { name: "메뉴 닫기" }).tap(),
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      const position = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 400);
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(position);
      await expect(page).toHaveURL(FIRST_PAGE.path);
    }
  });

  test("follows a link of the menu and closes it", async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    await toggle(page).tap();
    await menu(page).getByRole("button", { name: GROUP.title, exact: true }).tap();
    await menu(page).getByRole("link", { name: OTHER_PAGE.label, exact: true }).tap();
    await expect(page).toHaveURL(OTHER_PAGE.path);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("body")).not.toHaveCSS("pointer-events", "none");
    // The menu left no entry behind: each step is a page.
    await page.goBack();
    await expect(page).toHaveURL(FIRST_PAGE.path);
    await expect(menu(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(OTHER_PAGE.path);

    await toggle(page).tap();
    await menu(page).getByRole("button", { name: GROUP.title, exact: true }).tap();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText(OTHER_PAGE.label);
    await menu(page).getByRole("link", { name: "방문예약" }).tap();
    await expect(page).toHaveURL(CUSTOMER);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("방문예약");
  });

  test("starts the current page at its top when the menu leads to it", async ({ page }) => {
    await openHydrated(page, FIRST_PAGE.path, toggle);
    await page.evaluate(() => window.scrollTo(0, 900));
    await toggle(page).tap();
    await menu(page).getByRole("button", { name: FIRST_GROUP, exact: true }).tap();
    await menu(page).getByRole("link", { name: FIRST_PAGE.label, exact: true }).tap();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(FIRST_PAGE.path);
  });

  test("says so in the menu's place when its code does not come", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to fetch dynamically/u);
    await openHydrated(page, FIRST_PAGE.path, toggle);
    await page.route("**/assets/*.js", (route) => route.abort());
    await toggle(page).tap();
    await expect(page.getByRole("navigation", { name: "전체 페이지" })).toBeInViewport();
    await page.unroute("**/assets/*.js");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
  });
});

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("leads to the list of all pages instead of the menu", async ({ page }) => {
    await page.goto(FIRST_PAGE.path);
    await expect(toggle(page)).toBeHidden();
    await page.getByRole("link", { name: "메뉴", exact: true }).tap();
    const pages = page.getByRole("navigation", { name: "전체 페이지" });
    await expect(pages).toBeInViewport();
    await pages.getByRole("link", { name: OTHER_PAGE.label, exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
  });
});
