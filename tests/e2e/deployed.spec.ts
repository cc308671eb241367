import type { Page } from "@playwright/test";
import { leadsOf } from "./support/database.ts";
import { expectFilled, fillInLead, marketing, newName, popup, visitForm } from "./support/forms.ts";
import { headerButton, openPopup } from "./support/popup.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

const SCRIPTS = "**/assets/*.js";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const booking = () => ({ 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" });

/** Removes the code that an open page has not loaded yet; a document that is opened then gets its own. */
async function deploy(page: Page): Promise<void> {
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.route(SCRIPTS, (route, request) =>
    request.resourceType() === "fetch" && !loaded.includes(request.url())
      ? route.fulfill({ status: 404, contentType: "text/html", body: "Not Found" })
      : route.continue(),
  );
}

/** Counts the documents that a page opens from now on. */
function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

test.beforeEach(({ problems }) => {
  problems.expect(/status of 404/u);
});

test("opens the document of a page whose code is gone", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  await deploy(page);
  const documents = documentsOf(page);
  const error = page.getByText("Unexpected Application Error!");
  await page.getByRole("contentinfo").getByRole("link", { name: OTHER_PAGE.label, exact: true }).click();
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(error).toHaveCount(0);
  expect(documents.count).toBe(1);
});

test("reloads once, at its place and with what was typed, for a popup whose code is gone", async ({ page }) => {
  // Not the home page, whose pager moves what was scrolled to.
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const typed = { ...booking(), 문의내용: "주차가 되나요?" };
  await fillInLead(visitForm(page), typed);
  await marketing(visitForm(page)).check();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await deploy(page);
  const documents = documentsOf(page);
  const loaded = page.waitForEvent("load");
  await headerButton(page).click();
  await loaded;
  await expectFilled(visitForm(page), typed);
  await expect(marketing(visitForm(page))).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(documents.count).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem("danji:typed"))).toBeNull();

  // Still gone: it says so, and stays.
  await expect(async () => {
    await headerButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "등록 창을 열지 못했습니다." })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(documents.count).toBe(1);
  await page.unroute(SCRIPTS);
  await headerButton(page).click();
  await expect(popup(page)).toBeVisible();
});

test("keeps what was typed into the popup over the reload for a page whose code is gone", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  await openPopup(page);
  const guest = booking();
  await fillInLead(popup(page), guest);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await deploy(page);
  const loaded = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: OTHER_PAGE.label, exact: true }).click();
  await loaded;
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await page.unroute(SCRIPTS);
  await openPopup(page);
  await expectFilled(popup(page), guest);
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
  expect(await stored()).not.toContain(guest.이름);

  // Where the popup is not opened again, the next document drops it.
  await page.evaluate(() => dispatchEvent(new Event("danji:leaving")));
  expect(await stored()).toContain(guest.이름);
  await page.goto("/privacy");
  expect(await stored()).not.toContain(guest.이름);
});

test("reloads once, with what was typed, for a document whose own code is gone", async ({ page, problems }) => {
  problems.expect(/ChunkLoadError|Failed to fetch|error loading dynamically imported module/u);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/Customer-[\w-]+\.js$/u, async (route) => {
    await answered;
    await route.fulfill({ status: 404, contentType: "text/html", body: "Not Found" });
  });
  const documents = documentsOf(page);
  await page.goto("/Promotion/Customer", { waitUntil: "commit" });
  const guest = booking();
  await fillInLead(visitForm(page), guest);
  await marketing(visitForm(page)).focus();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const loaded = page.waitForEvent("framenavigated");
  answer();
  await loaded;
  // Still gone: it says so, and stays.
  await expect(page.getByRole("status").getByText("일부 기능을 불러오지 못했습니다.")).toBeInViewport();
  await expectFilled(visitForm(page), guest);
  // It has asked for the file that is gone.
  await page.waitForLoadState("networkidle");
  expect(documents.count).toBe(2);
});

test("posts a form natively whose code is gone", async ({ page, server }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  await deploy(page);
  const guest = booking();
  await fillInLead(visitForm(page), guest);
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(page).toHaveURL("/thanks");
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});
