import type { Page } from "@playwright/test";
import { complex, CUSTOMER, frame, needPageWith, PRESS, SCHEDULE } from "./support/complex.ts";
import { contrastOf, LEAST_CONTRAST } from "./support/rendered.ts";
import { second } from "./support/plans.ts";
import { FIRST_PAGE, GROUP, menuPage, OTHER_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { followInFooter, hold, openHydrated, sitemapLink, untilHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const { name, phone, siteUrl } = complex.identity;
const TRANSPARENT = "rgba(0, 0, 0, 0)";
const dates = menuPage(SCHEDULE);
const phoneHref = `tel:${phone.replaceAll("-", "")}`;

const navigation = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

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

test("has a drawing above the header, with its words as text", { tag: "@complex" }, async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(FIRST_PAGE.path);
    const banner = page.getByRole("banner").locator("svg").first();
    await expect(banner).toBeInViewport();
    expect(await banner.locator("path").evaluate((path: SVGPathElement) => path.getBBox().width)).toBeGreaterThan(
      width,
    );
    const box = await banner.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThanOrEqual(width - 20);
    const words = page.getByRole("banner").getByRole("link", { name: /D-|진행 중/u });
    expect(await contrastOf(words)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
  await expect(page.getByRole("banner").getByText(complex.identity.bannerText)).toBeVisible();
});

test("opens a group by pointer and by keyboard, and leads on", { tag: "@everyday" }, async ({ page }) => {
  await openHydrated(page, "/", navigation);
  const group = navigation(page).getByRole("link", { name: GROUP.title, exact: true });
  const last = navigation(page).getByRole("link", { name: OTHER_PAGE.label, exact: true });
  await group.hover();
  await expect(last).toBeVisible();
  await page.getByRole("main").hover({ position: { x: 20, y: 700 } });
  await expect(last).toBeHidden();
  await group.focus();
  await expect(last).toBeVisible();
  // Over the group's own button to its last page.
  for (let press = 0; press < 1 + GROUP.pages.length; press += 1) await page.keyboard.press("Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(h1(page)).toBeFocused();
  await expect(last).toBeHidden();
});

test("changes the header's look once the page is scrolled", { tag: "@complex" }, async ({ page }) => {
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

test("gives the header its ground over a scrolled page whose script is still on its way", async ({ page }) => {
  await hold(page, /\.js$/u);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(FIRST_PAGE.path, { waitUntil: "commit" });
  const header = page.getByRole("banner");
  if (frame === "overlay") await expect(header).toHaveCSS("background-color", TRANSPARENT);
  await page.mouse.wheel(0, 1);
  await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
});

test(
  "starts a new page at its top, and goes back to the place that was left",
  {
    tag: "@everyday",
  },
  async ({ page }) => {
    await openHydrated(page, FIRST_PAGE.path, () => page.getByRole("contentinfo"));
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await expect(page).toHaveTitle(`${FIRST_PAGE.h1} | ${name}`);
    const link = await sitemapLink(page, OTHER_PAGE.label);
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(OTHER_PAGE.path);
    await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
    await expect(h1(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${name}`);

    await followInFooter(page, dates.label);
    await expect(page).toHaveTitle(`${dates.h1} | ${name}`);
    for (const tag of ["title", 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:url"]'])
      await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl + dates.path);

    await page.goBack();
    await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
    await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${name}`);
    await page.goBack();
    await expect(h1(page)).toHaveText(FIRST_PAGE.h1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await expect(page.locator("body")).toHaveAttribute("data-same-document");
  },
);

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

test("shows the page for unknown addresses in the client too", async ({ page, problems }) => {
  problems.expect(/status of 404/);
  // The server takes an encoded slash for no segment, and so does the client.
  for (const path of ["/a%2Fb/press", "/..%2f../press", "/none"]) {
    await page.goto(path);
    await untilHydrated(h1(page));
    await expect(h1(page)).toHaveText("Not Found");
  }
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(h1(page)).toHaveText(name);
  await expect(page).toHaveURL("/");
});

test("hydrates pages in any letter case, and says what their address is", async ({ page }) => {
  for (const path of [FIRST_PAGE.path, second.page, "/Promotion/Customer", CUSTOMER, PRESS]) {
    await page.goto(path.toLowerCase());
    await untilHydrated(h1(page));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl + path);
  }
});

for (const [device, options] of [
  ["a wide screen", {}],
  ["a phone", PHONE],
] as const)
  test(`opens a closed part of a page at its address, below the header, on ${device}`, async ({ visitor }) => {
    const page = await visitor(options);
    await openHydrated(page, needPageWith("faq"), h1);
    const parts = page.getByRole("main").locator("section[id]:has(h2 > button[aria-expanded=false])");
    const id = (await parts.last().getAttribute("id")) ?? "";
    await page.goto(`${needPageWith("faq")}#${id}`);
    const heading = page.locator(`#${id}`).getByRole("heading", { level: 2 });
    await expect(heading.getByRole("button", { expanded: true })).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
