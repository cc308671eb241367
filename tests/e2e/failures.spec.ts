import type { Page, Route } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { leadsOf } from "./support/database.ts";
import { expectFilled, fillInLead, newName, popup, visitForm } from "./support/forms.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

const SCRIPTS = "**/assets/*.js";
const ERROR = "Unexpected Application Error!";
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const again = (page: Page) => page.getByRole("button", { name: "다시 시도" });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const abort = (route: Route) => route.abort();

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_FAILED|ChunkLoadError|Failed to fetch/u);
});

test("reports a page that failed to load, until it is there", { tag: "@everyday" }, async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  const failed = new Set<string>();
  page.on("requestfailed", (request) => failed.add(request.resourceType()));
  await page.route(SCRIPTS, abort);
  await footerLink(page, OTHER_PAGE.label).click();
  await expect(h1(page)).toHaveText(ERROR);
  // A failed import would be remembered by browsers other than the newest.
  expect([...failed]).toEqual(["fetch"]);
  await expect(page.getByRole("main").getByText(/다시 시도해 주세요/u)).toBeVisible();
  const refused = page.waitForEvent("requestfailed");
  await again(page).click();
  await refused;
  await expect(h1(page)).toHaveText(ERROR);

  await page.unroute(SCRIPTS);
  await again(page).click();
  await expect(h1(page)).toHaveText(OTHER_PAGE.h1);
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(page).toHaveTitle(`${OTHER_PAGE.h1} | ${complex.identity.name}`);
});

test("leaves header and footer usable, and leads home", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  await page.route(SCRIPTS, abort);
  await footerLink(page, "언론보도").click();
  await expect(h1(page)).toHaveText(ERROR);
  await expect(page.getByRole("banner").getByRole("link", { name: "상담예약" })).toBeVisible();
  // What is here already needs no network.
  await footerLink(page, FIRST_PAGE.label).click();
  await expect(h1(page)).toHaveText(FIRST_PAGE.h1);

  await footerLink(page, OTHER_PAGE.label).click();
  await expect(h1(page)).toHaveText(ERROR);
  await page.unroute(SCRIPTS);
  await page.getByRole("main").locator('a[href="/"]').click();
  await expect(h1(page)).toHaveText(complex.identity.name);
});

test("reports a popup that failed to load, and opens it once the network is back", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  await page.route(SCRIPTS, abort);
  const button = page.getByRole("banner").getByRole("button", { name: /관심고객 등록/u });
  await button.click();
  const told = page.getByRole("alert").filter({ hasText: "등록 창을 열지 못했습니다." });
  await expect(told).toBeVisible();
  await expect(h1(page)).toHaveText(FIRST_PAGE.h1);

  await page.unroute(SCRIPTS);
  await button.click();
  await expect(popup(page)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("loses nothing of a booking whose sending code does not come", async ({ page, server }) => {
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
  await openHydrated(page, "/Promotion/Customer", visitForm);
  await page.route(SCRIPTS, abort);
  const form = visitForm(page);
  await fillInLead(form, guest);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "오류가" })).toHaveText(
    "오류가 발생했습니다. 잠시 후 다시 시도해주세요.",
  );
  await expectFilled(form, guest);
  await page.unroute(SCRIPTS);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});
