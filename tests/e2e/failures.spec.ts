import type { Page, Route } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { leadsOf } from "./support/database.ts";
import {
  expectFilled,
  fillInLead,
  headerButton,
  marketing,
  newName,
  openPopup,
  popup,
  visitForm,
} from "./support/forms.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { followInFooter, openHydrated } from "./support/page.ts";

const SCRIPTS = "**/assets/*.js";
const ERROR = "Unexpected Application Error!";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const booking = () => ({ 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" });
const book = (page: Page) => visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|status of 404|ChunkLoadError|Failed to fetch/u);
});

test.describe("offline", () => {
  // What a test before has loaded would stay in the cache.
  test.use({ sharesContext: false });

  const again = (page: Page) => page.getByRole("button", { name: "다시 시도" });
  const goOffline = (page: Page) => page.context().setOffline(true);
  const goOnline = (page: Page) => page.context().setOffline(false);

  test.afterEach(({ page }) => goOnline(page));

  test("reports a page that failed to load, until it is there", { tag: "@everyday" }, async ({ page }) => {
    await openHydrated(page, FIRST_PAGE.path, h1);
    await goOffline(page);
    await followInFooter(page, OTHER_PAGE.label);
    await expect(h1(page)).toHaveText(ERROR);
    await expect(page.getByRole("main").getByText(/다시 시도해 주세요/u)).toBeVisible();
    const refused = page.waitForEvent("requestfailed");
    await again(page).click();
    await refused;
    await expect(h1(page)).toHaveText(ERROR);

    await goOnline(page);
    await again(page).click();
    await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
    await expect(page).toHaveURL(OTHER_PAGE.path);
    await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${complex.identity.name}`);
  });

  test("leaves header and footer usable, and leads home", async ({ page }) => {
    await openHydrated(page, FIRST_PAGE.path, h1);
    await goOffline(page);
    await followInFooter(page, "언론보도");
    await expect(h1(page)).toHaveText(ERROR);
    await expect(page.getByRole("banner").getByRole("link", { name: "상담예약" })).toBeVisible();
    // What is here already needs no network.
    await followInFooter(page, FIRST_PAGE.label);
    await expect(h1(page)).toHaveText(FIRST_PAGE.h1);

    await followInFooter(page, OTHER_PAGE.label);
    await expect(h1(page)).toHaveText(ERROR);
    await goOnline(page);
    await page.getByRole("main").locator('a[href="/"]').click();
    await expect(h1(page)).toHaveText(complex.identity.name);
  });

  test("loses nothing of a booking whose sending code does not come", async ({ page, server }) => {
    const guest = booking();
    await openHydrated(page, "/Promotion/Customer", visitForm);
    await goOffline(page);
    const form = visitForm(page);
    await fillInLead(form, guest);
    await book(page);
    await expect(form.getByRole("alert").filter({ hasText: "오류가" })).toHaveText(
      "오류가 발생했습니다. 잠시 후 다시 시도해주세요.",
    );
    await expectFilled(form, guest);
    await goOnline(page);
    await book(page);
    await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  });
});

test.describe("once a release has taken the code of the open page away", () => {
  test.use({ sharesContext: true });

  /** Removes the code that an open page has not loaded yet; the document that is opened next has its own. */
  async function deploy(page: Page): Promise<void> {
    const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not Found" });
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await page.route(SCRIPTS, (route, request) => (loaded.includes(request.url()) ? route.continue() : gone(route)));
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.method() === "GET") void page.unroute(SCRIPTS);
    });
  }

  /** Counts the documents that a page opens from now on. */
  function documentsOf(page: Page): { count: number } {
    const documents = { count: 0 };
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.count += 1;
    });
    return documents;
  }

  test("opens the document of a page whose code is gone", async ({ page }) => {
    await openHydrated(page, FIRST_PAGE.path, h1);
    await deploy(page);
    const documents = documentsOf(page);
    await followInFooter(page, OTHER_PAGE.label);
    await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
    await expect(page).toHaveURL(OTHER_PAGE.path);
    await expect(page.getByText(ERROR)).toHaveCount(0);
    expect(documents.count).toBe(1);
  });

  test("offers a reload, at its place and with what was typed, for a popup whose code is gone", async ({ page }) => {
    // Not the home page, whose pager moves what was scrolled to.
    await openHydrated(page, "/Promotion/Customer", visitForm);
    const typed = { ...booking(), 문의내용: "주차가 되나요?" };
    await fillInLead(visitForm(page), typed);
    await marketing(visitForm(page)).check();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await deploy(page);
    const documents = documentsOf(page);
    await headerButton(page).click();
    const notice = page.getByRole("status").getByText("일부 기능을 불러오지 못했습니다.");
    await expect(notice).toBeInViewport();
    await expectFilled(visitForm(page), typed);
    expect(documents.count).toBe(0);

    const loaded = page.waitForEvent("load");
    await notice.getByRole("button", { name: "새로고침" }).click();
    await loaded;
    await expectFilled(visitForm(page), typed);
    await expect(marketing(visitForm(page))).toBeChecked();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(await page.evaluate(() => sessionStorage.getItem("danji:typed"))).toBeNull();
    await openPopup(page);
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
    await followInFooter(page, OTHER_PAGE.label);
    await loaded;
    await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
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

  test("posts a form natively whose code is gone", async ({ page, server }) => {
    await openHydrated(page, "/Promotion/Customer", visitForm);
    await deploy(page);
    const guest = booking();
    await fillInLead(visitForm(page), guest);
    await book(page);
    await expect(page).toHaveURL("/thanks");
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  });
});
