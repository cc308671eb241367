import type { Page } from "@playwright/test";
import { complex, frame, SCHEDULE } from "./support/complex.ts";
import { contrastOf, LEAST_CONTRAST } from "./support/contrast.ts";
import { second } from "./support/plans.ts";
import { FIRST_PAGE, GROUP, GROUP_BEFORE, MENU, menuPage, OTHER_PAGE } from "./support/routes.ts";
import { openHydrated, untilHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const { name, phone, familySites, siteUrl } = complex.identity;
const TRANSPARENT = "rgba(0, 0, 0, 0)";
const dates = menuPage(SCHEDULE);
const phoneHref = `tel:${phone.replaceAll("-", "")}`;

const navigation = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

async function pressTab(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press("Tab");
}

test("begins with a way past the header", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  const skip = page.getByRole("link", { name: "본문 바로가기" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").locator(":focus").count()).toBe(1);
});

test("offers every group of the menu as a link to its first page", async ({ page }) => {
  await openHydrated(page, "/", navigation);
  const groups = navigation(page).getByRole("list").first().locator(":scope > li > a");
  await expect(groups).toHaveText(Object.keys(MENU));
  for (const [index, [group, pages]] of Object.entries(MENU).entries()) {
    await expect(groups.nth(index)).toHaveAttribute("href", Object.values(pages)[0] ?? "");
    await groups.nth(index).hover();
    for (const [label, path] of Object.entries(pages)) {
      const link = navigation(page).locator("li li").getByRole("link", { name: label, exact: true });
      const own = link.and(page.locator(`[href="${path}"]`));
      await expect(own, `${label} of ${group}`).toBeVisible();
    }
  }
});

test("has a drawing above the header, with its words as text", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(FIRST_PAGE.path);
    const banner = page.getByRole("banner").locator("img").first();
    await expect(banner).toBeInViewport();
    expect(await banner.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const box = await banner.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThanOrEqual(width - 20);
    const words = page.getByRole("banner").getByRole("link", { name: /D-|진행 중/u });
    expect(await contrastOf(words)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
  await expect(page.getByRole("banner").getByText(complex.identity.bannerText)).toBeVisible();
});

test("opens a group under the pointer, and closes it when the pointer leaves or on Escape", async ({ page }) => {
  await openHydrated(page, "/", navigation);
  const group = navigation(page).getByRole("link", { name: GROUP.title, exact: true });
  const layout = navigation(page).getByRole("link", { name: GROUP.pages[1]?.label ?? "", exact: true });
  const leave = () => page.getByRole("main").hover({ position: { x: 20, y: 700 } });
  await expect(layout).toBeHidden();
  await group.hover();
  await expect(layout).toBeVisible();
  await leave();
  await expect(layout).toBeHidden();

  // The pointer stays where it is (WCAG 1.4.13, dismissible).
  await group.hover();
  await expect(layout).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(layout).toBeHidden();
  await leave();
  await group.hover();
  await expect(layout).toBeVisible();
});

test("opens a group by keyboard, closes it on Escape, and leads on", async ({ page }) => {
  await page.goto("/");
  const group = navigation(page).getByRole("link", { name: GROUP.title, exact: true });
  const community = navigation(page).getByRole("link", { name: OTHER_PAGE.label, exact: true });
  await group.focus();
  await expect(community).toBeVisible();
  // The key answers once the page's code is there.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(community).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(group).toBeFocused();

  // Back to the button of the group before, which stays closed; on over the group's own button to its last page.
  await page.keyboard.press("Shift+Tab");
  await expect(navigation(page).getByRole("button", { name: `${GROUP_BEFORE.title} 하위 메뉴` })).toBeFocused();
  await pressTab(page, 1);
  await expect(group).toBeFocused();
  await expect(community).toBeVisible();
  await pressTab(page, 1 + GROUP.pages.length);
  await expect(community).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(h1(page)).toBeFocused();
  await expect(community).toBeHidden();
});

test("changes the header's look once the page is scrolled", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  const header = page.getByRole("banner");
  const atTop = () =>
    frame === "overlay"
      ? expect(header).toHaveCSS("background-color", TRANSPARENT)
      : expect(header).not.toHaveCSS("background-color", TRANSPARENT);
  await atTop();
  await page.mouse.wheel(0, 1);
  await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
  await expect(header).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await atTop();
});

test("starts a new page at its top, with the focus on its heading and its own head, and goes back to the place that was left", async ({
  page,
}) => {
  await page.goto(FIRST_PAGE.path);
  await expect(page).toHaveTitle(`${FIRST_PAGE.h1} | ${name}`);
  const footer = page.getByRole("contentinfo");
  await untilHydrated(footer);
  const link = footer.getByRole("link", { name: OTHER_PAGE.label, exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${name}`);

  await footer.getByRole("link", { name: dates.label, exact: true }).click();
  await expect(page).toHaveTitle(`${dates.h1} | ${name}`);
  for (const tag of ["title", 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:url"]'])
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl + dates.path);

  await page.goBack();
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${name}`);
  await page.goForward();
  await expect(h1(page)).toHaveText(dates.h1);
  await page.goBack();
  await page.goBack();
  await expect(h1(page)).toHaveText(FIRST_PAGE.h1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("navigates without loading the site again", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page.getByRole("contentinfo"));
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  for (const label of [OTHER_PAGE.label, menuPage(second.page).label, "언론보도", "개인정보처리방침"]) {
    // By key: the home page still comes to rest at its foot, and may move away under the pointer.
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).first().press("Enter");
    await expect(h1(page)).toBeFocused();
  }
  await expect(page).toHaveURL("/privacy");
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
});

test("shows where one is in the bar of the group", async ({ page }) => {
  await page.goto(GROUP.pages[1]?.path ?? "");
  const bar = page.getByRole("navigation", { name: `${GROUP.title} 하위 메뉴` });
  await expect(bar.getByRole("link")).toHaveText(GROUP.pages.map(({ label }) => label));
  await expect(bar.locator('[aria-current="page"]')).toHaveText([GROUP.pages[1]?.label ?? ""]);
});

test("links from the header to the booking, home, and the phone number", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "상담예약" }).click();
  await expect(page).toHaveURL("/Promotion/Customer");
  await expect(header.getByRole("button", { name: /관심고객 등록/u })).toContainText(phone);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: phone })).toHaveAttribute("href", phoneHref);
  const logo = header.getByRole("link", { name: new RegExp(`${name} 홈$`, "u") });
  // Who speaks to the page says what stands there (WCAG 2.5.3).
  const written = await logo.locator("> *").allInnerTexts();
  await expect(logo).toHaveAccessibleName(new RegExp(written.join(" "), "u"));
  await logo.click();
  await expect(page).toHaveURL("/");
  await expect(h1(page)).toHaveText(name);
});

test("unfolds the sites of the family and folds them again", async ({ page }) => {
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "패밀리 사이트" });
  const links = familySites.map((site) => page.getByRole("contentinfo").getByRole("link", { name: site.name }));
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  for (const link of links) await expect(link).toBeHidden();
  // By key: the home page still comes to rest at its foot, and may move away under the pointer.
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  for (const [index, link] of links.entries()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", familySites[index]?.url ?? "");
    await expect(link).toHaveAttribute("rel", /noopener/u);
  }
  await toggle.press("Enter");
  for (const link of links) await expect(link).toBeHidden();
});

test("shows the page for unknown addresses in the client too", async ({ page, problems }) => {
  problems.expect(/status of 404/);
  // The server takes an encoded slash for no segment, and so does the client.
  for (const path of ["/a%2Fb/press", "/..%2f../press", "/none"]) {
    await page.goto(path);
    await untilHydrated(h1(page));
    await expect(h1(page)).toHaveText("Not Found");
  }
  await expect(h1(page)).toHaveText("Not Found");
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(h1(page)).toHaveText(name);
  await expect(page).toHaveURL("/");
});

test("leads on in any letter case", async ({ page }) => {
  await page.goto(second.page.toLowerCase());
  await expect(h1(page)).toHaveText(`${second.label} 타입`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl + second.page);
});
