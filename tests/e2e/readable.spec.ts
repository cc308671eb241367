import type { Page } from "@playwright/test";
import { needPageWith } from "./support/complex.ts";
import { leadsOf } from "./support/database.ts";
import { expectFilled, field, fillInLead, newName, visitForm } from "./support/forms.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { followInFooter, hold, openHydrated, sitemap, untilHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

/** The site's entry, which every page imports. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/u;
/** The script that imports it. */
const BOOTSTRAP = /\/assets\/bootstrap-[\w-]+\.js$/u;
/** A page with an accordion. */
const QUESTIONS = needPageWith("faq");
/** What each page of the site says, in a chunk of its own. */
const CONTENT = /\/assets\/Customer-[\w-]+\.js$/u;

/** The notice itself: the status that it appears in is on the page from the start. */
const notice = (page: Page) => page.getByRole("status").getByText("일부 기능을 불러오지 못했습니다.");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const booking = () => ({ 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" });

/** Expects a page that does without its code: it is there, its form and its links are the browser's. */
async function expectNative(page: Page, dataDir: string): Promise<void> {
  const guest = booking();
  await fillInLead(visitForm(page), guest);
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(page).toHaveURL("/thanks");
  expect(leadsOf(dataDir, guest.이름)).toHaveLength(1);
  await followInFooter(page, OTHER_PAGE.label);
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
}

for (const [name, path, code, body, details] of [
  ["cannot be parsed", "/", ENTRY, "export const = ;", { tag: "@everyday" }],
  ["of the page throws as it is evaluated", "/Promotion/Customer", CONTENT, "throw new Error('broken');", {}],
] as const)
  test(`stays on ${path} when the code ${name}, and offers a reload`, details, async ({ page, problems, server }) => {
    problems.expect(/SyntaxError|broken|ChunkLoadError/u);
    await page.route(code, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(path);
    const title = await page.title();
    await expect(notice(page)).toBeInViewport();
    await expect(h1(page)).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: /관심고객 등록/u })).toBeVisible();
    await expectNative(page, server.dataDir);
  });

test("comes back with what was typed, the focus and the caret when hydration throws", async ({
  page,
  problems,
  server,
}) => {
  problems.expect(/TypeError/u);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(CONTENT, async (route) => {
    const response = await route.fetch();
    await released;
    // The page's end renders its related pages, of which one is missing now.
    const body = (await response.text()).replace(/related:\[/u, "related:[null,");
    expect(body).toContain("[null,");
    await route.fulfill({ response, body });
  });
  await page.goto("/Promotion/Customer");
  const guest = booking();
  await fillInLead(visitForm(page), guest);
  const name = field(visitForm(page), "이름");
  await name.press("Home");
  await name.press("ArrowRight");
  const before = await page.evaluate(() => window.scrollY);
  release();
  await expect(notice(page)).toBeInViewport();
  await expectFilled(visitForm(page), guest);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(name).toBeFocused();
  expect(await name.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([1, 1]);
  await expectNative(page, server.dataDir);
});

/** Has an update by React fail in the frame of any page. */
async function breakFrame(page: Page): Promise<void> {
  const button = page
    .getByRole("banner")
    .getByRole("button", { name: /하위 메뉴$/u })
    .first();
  await button.evaluate((node) => {
    node.setAttribute = () => {
      throw new TypeError("The frame is broken.");
    };
  });
  await button.click();
  await expect(notice(page)).toBeInViewport();
}

/** What a page says, and its fonts, colours and sizes. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const parts = ["body", "header", "h1", "main a", "footer"].map((part) => document.querySelector(part));
    const styles = parts.map((part) => part && getComputedStyle(part));
    return {
      title: document.title,
      text: document.querySelector("main")?.textContent,
      styles: styles.map((style) => style && [style.fontFamily, style.fontSize, style.color, style.margin]),
      colors: styles.slice(2).map((style) => style?.backgroundColor),
    };
  });

for (const path of ["/", FIRST_PAGE.path, needPageWith("plans"), needPageWith("fundingPlanner"), "/Promotion/Customer"])
  test(`keeps text, fonts and colours of ${path} when its code fails later`, async ({ page, problems }) => {
    problems.expect(/The frame is broken/u);
    await openHydrated(page, path, h1);
    const before = await looksOf(page);
    await breakFrame(page);
    expect(await looksOf(page)).toEqual(before);
  });

test("works again, with what was typed, after the reload that the notice offers", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to fetch/u);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto("/Promotion/Customer");
  const guest = booking();
  await fillInLead(visitForm(page), guest);
  // The code is asked for after the first paint, which may come later than the page.
  await expect(notice(page)).toBeInViewport();
  await page.unroute(ENTRY);
  await notice(page).getByRole("button", { name: "새로고침" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: /관심고객 등록/u })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expectFilled(visitForm(page), guest);
  await expect(field(visitForm(page), "이름")).toHaveValue(guest.이름);
});

test("says after a while that even the first script is missing", async ({ page, problems, server }) => {
  problems.expect(/status of 404/u);
  await page.route(BOOTSTRAP, (route) => route.fulfill({ status: 404, body: "Not Found" }));
  await page.goto("/Promotion/Customer");
  await expect(h1(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === "code-failure") animation.finish();
  });
  await expect(notice(page)).toBeInViewport();
  // It could do nothing.
  await expect(notice(page).getByRole("button")).toHaveCount(0);
  await expectNative(page, server.dataDir);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("leads on from a control of the home page that is tapped before any script is there", async ({ page }) => {
    await hold(page, "**/*.js");
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor({ state: "attached" });
    await page.getByRole("banner").getByRole("link", { name: "메뉴" }).tap();
    await expect(sitemap(page)).toBeInViewport();
    await page.getByRole("region", { name: "빠른 상담" }).getByRole("link", { name: "방문예약" }).tap();
    await expect(visitForm(page)).toBeVisible();
  });

  test("opens an answer whose question is tapped before any script is there, and keeps it open", async ({ page }) => {
    const scripts = await hold(page, "**/*.js");
    await page.goto(QUESTIONS, { waitUntil: "commit" });
    const main = page.getByRole("main");
    await main.locator("details:has(h3)").first().tap();
    const answer = main.locator("[role=region][aria-labelledby$=trigger]").filter({ visible: true });
    await expect(answer).toHaveCount(1);
    scripts.release();
    const question = main.locator("h3 > button[aria-expanded]").first();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(answer).toHaveCount(1);
    // Were it pressed twice, this would open it.
    await question.tap();
    await expect(question).toHaveAttribute("aria-expanded", "false");
  });
});

test("loads the page that Back goes to before the code is there", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  await untilHydrated(h1(page));
  await followInFooter(page, OTHER_PAGE.label);
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  // Both entries of the history belong to one document, which the next address leaves.
  await page.goto("/privacy");
  const code = await hold(page, ENTRY);
  await page.goBack({ waitUntil: "commit" });
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(FIRST_PAGE.path);
  code.release();
  await expect(h1(page)).toHaveText(FIRST_PAGE.h1);
});

test("opens the closed answer that a link to its words leads to", async ({ page }) => {
  await page.goto(QUESTIONS);
  const answer = page.getByRole("main").locator('[hidden] [role="region"]').last();
  const words = (await answer.textContent())?.trim().split(" ").slice(0, 4).join(" ") ?? "";
  await page.goto("about:blank");
  await page.goto(`${QUESTIONS}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole("main").getByText(words)).toBeInViewport();
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
});
