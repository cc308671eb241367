import { complex, PRESS } from "./support/complex.ts";
import { fillInLead, NO_CONSENT, popup, visitForm } from "./support/forms.ts";
import { FIRST_PAGE, GROUP, OTHER_PAGE } from "./support/routes.ts";
import { ADMINISTRATOR } from "./support/server.ts";
import { openHydrated, untilHydrated } from "./support/hydrated.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { expectUsable } from "./support/usable.ts";

test.describe.configure({ mode: "parallel" });

/** What a form asks for: name, phone, date of birth, and the consent of a complex that has a box for it. */
const REQUIRED = 3 + Object.keys(NO_CONSENT).length;
// What fades in is checked when it is there.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("is usable with the popup open, filled in wrongly and answered", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "방문예약" }).click();
  await expect(popup(page)).toBeVisible();
  await expectUsable(page, "open");
  await popup(page).getByRole("button", { name: "방문예약 등록" }).click();
  await expect(popup(page).locator('[aria-invalid="true"]')).toHaveCount(REQUIRED);
  await expectUsable(page, "with errors");
  await page.route("**/api/forms/interest", (route) => route.fulfill({ json: { ok: true, next: "/thanks" } }));
  const contact = "0310000000";
  await fillInLead(popup(page), { 이름: contact, 연락처: contact, 생년월일: contact });
  await popup(page).getByRole("button", { name: "방문예약 등록" }).click();
  await expect(popup(page).getByText("등록이 완료되었습니다.")).toBeVisible();
  await expectUsable(page, "with the answer");
});

test("is usable in the states of booking and press", async ({ page }) => {
  test.slow();
  await openHydrated(page, "/Promotion/Customer", visitForm);
  await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(visitForm(page).locator('[aria-invalid="true"]')).toHaveCount(REQUIRED);
  await expectUsable(page, "booking with errors");
  await page.goto(PRESS);
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(10);
  await untilHydrated(page.getByLabel("이메일", { exact: true }));
  await page.getByLabel("이메일", { exact: true }).fill(ADMINISTRATOR.email);
  await page.getByLabel("비밀번호", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByText("관리자님, 환영합니다.")).toBeVisible();
  await expectUsable(page, "signed in");
});

test("is usable in the states of a plan", async ({ page, problems }) => {
  test.slow();
  problems.expect(/ERR_FAILED|Failed to fetch dynamically/u);
  const [first, second] = complex.supply.types;
  await page.goto(first?.page ?? "");
  await page.getByRole("radio", { name: "기본형" }).check();
  await page.getByRole("button", { name: "확대" }).click();
  await expectUsable(page, "with its balconies and enlarged");
  await page.route(`**/assets/${second?.plan}-*.js`, (route) => route.abort());
  await page.getByRole("button", { name: second?.label ?? "", exact: true }).click();
  await expect(page.getByRole("button", { name: "다시 시도" })).toBeVisible();
  await expectUsable(page, "with a drawing that did not come");
});

test("is usable with the menu of a phone open", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/");
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  const menu = page.getByRole("dialog", { name: "전체 메뉴" });
  await menu.getByRole("button", { name: GROUP.title, exact: true }).click();
  await expect(menu.getByRole("link", { name: OTHER_PAGE.label, exact: true })).toBeVisible();
  await expectUsable(page, "menu", [360]);
});

test("is usable with a group of the header open", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  const navigation = page.getByRole("navigation", { name: "주 메뉴" });
  await navigation.getByRole("link", { name: GROUP.title, exact: true }).focus();
  await expect(navigation.getByRole("link", { name: OTHER_PAGE.label, exact: true })).toBeVisible();
  await expectUsable(page, "dropdown", [1280]);
});
