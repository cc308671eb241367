import type { Page } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { leadsOf } from "./support/database.ts";
import { followInFooter } from "./support/footer.ts";
import { expectFilled, fillInLead, newName, popup, visitForm } from "./support/forms.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { openHydrated, untilHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

// What a test before has loaded would stay in the cache.
test.use({ sharesContext: false });

const ERROR = "Unexpected Application Error!";
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const again = (page: Page) => page.getByRole("button", { name: "다시 시도" });
/** The notice that offers a reload. */
const notice = (page: Page) => page.getByRole("status").getByText("일부 기능을 불러오지 못했습니다.");
const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);

test.beforeEach(({ problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/u);
});
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

test("offers a reload for a popup that failed to load", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, h1);
  await goOffline(page);
  const button = page.getByRole("banner").getByRole("button", { name: /관심고객 등록/u });
  await button.click();
  await expect(notice(page)).toBeInViewport();
  await expect(h1(page)).toHaveText(FIRST_PAGE.h1);

  await goOnline(page);
  const loaded = page.waitForEvent("load");
  await notice(page).getByRole("button", { name: "새로고침" }).click();
  await loaded;
  await untilHydrated(button);
  await button.click();
  await expect(popup(page)).toBeVisible();
});

test("loses nothing of a booking whose sending code does not come", async ({ page, server }) => {
  const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
  await openHydrated(page, "/Promotion/Customer", visitForm);
  await goOffline(page);
  const form = visitForm(page);
  await fillInLead(form, guest);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "오류가" })).toHaveText(
    "오류가 발생했습니다. 잠시 후 다시 시도해주세요.",
  );
  await expectFilled(form, guest);
  await goOnline(page);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});
