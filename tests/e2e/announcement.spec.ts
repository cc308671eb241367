import type { Page } from "@playwright/test";
import { needPageWith } from "./support/complex.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const PAGE = needPageWith("announcement");
const FILE = "/announcement.pdf";
const LOADING = "파일을 불러오는 중입니다...";
/** How long the page waits for a window that says nothing, in ms, and somewhat more. */
const PATIENCE = 16_000;

const PICTURE = "/held-back.svg";
const SLOW_PAGE = `<!doctype html><link rel="icon" href="data:,"><title>공고</title><img src="${PICTURE}" alt="">`;
/** The header of the site's own answers without which a browser parts a window from the page that opened it. */
const OPENER_KEPT = { "cross-origin-opener-policy": "same-origin" };
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const button = (page: Page) => page.getByRole("button", { name: "입주자모집공고 PDF 보기" });
const told = (page: Page) => page.getByRole("main").getByRole("status");
const directLink = (page: Page) => page.getByRole("link", { name: "입주자모집공고 PDF 바로 열기 (새 창)" });

/** Presses the button and answers the window that it opened; that goes on loading until it is released. */
async function openSlowly(page: Page) {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const context = page.context();
  // In the place of a file of which only the beginning has come: a page that waits for its picture.
  await context.route(`**${FILE}`, (route) =>
    route.fulfill({ contentType: "text/html", headers: OPENER_KEPT, body: SLOW_PAGE }),
  );
  await context.route(`**${PICTURE}`, async (route) => {
    await held;
    // A window that has been closed waits for nothing any more.
    await route.fulfill({ contentType: "image/svg+xml", body: EMPTY_PICTURE }).catch(() => undefined);
  });
  await openHydrated(page, PAGE, button);
  const opening = page.waitForEvent("popup");
  await button(page).click();
  const opened = await opening;
  await expect(told(page)).toContainText(LOADING);
  return { opened, release };
}

test("opens the announcement in a window of its own", async ({ page }) => {
  await openHydrated(page, PAGE, button);
  // A browser without a viewer for PDFs saves the file instead, and its window shows nothing.
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled)))
    await page.context().route(`**${FILE}`, (route) => route.fulfill({ contentType: "text/html", body: "공고" }));
  await expect(told(page)).toBeEmpty();
  const opening = page.waitForEvent("popup");
  await button(page).click();
  await opening;
  await expect(told(page)).toBeEmpty();
  await expect(page).toHaveURL(PAGE);
});

test("says that the file is on its way until the window has loaded", async ({ page }) => {
  const { opened, release } = await openSlowly(page);
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  release();
  await opened.waitForLoadState("load");
  await expect(told(page)).toBeEmpty();
  await expect(button(page)).toHaveAttribute("aria-disabled", "false");
});

test("stops waiting for a window that the visitor closes", async ({ page }) => {
  const { opened, release } = await openSlowly(page);
  await opened.close();
  await expect(told(page)).toBeEmpty();
  release();
});

test("stops waiting for a window that the browser keeps apart from the page", async ({ page }) => {
  await page.context().route(`**${FILE}`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(PAGE);
  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-disabled", "false");
  await expect(told(page)).toBeEmpty();
});

test("links to the file when the window reports nothing in time", async ({ page }) => {
  await page.clock.install();
  const { release } = await openSlowly(page);
  await page.clock.runFor(PATIENCE);
  await expect(told(page)).toContainText("열리지 않았다면 아래 링크로 열어 주세요.");
  await expect(told(page)).not.toContainText(LOADING);
  await expect(directLink(page)).toHaveAttribute("href", FILE);
  release();
});

test("links to the file when the browser blocks the window", async ({ page, problems }) => {
  problems.expect(/Blocked opening|allow-scripts and allow-same-origin/u);
  // The browser itself refuses: a sandboxed page may open nothing.
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "sandbox allow-scripts allow-same-origin" };
    await route.fulfill({ response, headers });
  });
  await page.goto(PAGE);
  await button(page).click();
  await expect(told(page)).toContainText("브라우저가 새 창을 막았습니다.");
  await expect(told(page)).not.toContainText(LOADING);
  await expect(directLink(page)).toHaveAttribute("href", FILE);
});

test("leads to the file without a script", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(PAGE);
  await expect(button(page)).toBeHidden();
  const link = page.getByRole("link", { name: "입주자모집공고 PDF 내려받기" });
  await expect(link).toHaveAttribute("href", FILE);
});
