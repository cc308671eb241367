import type { Page } from "@playwright/test";
import { leadsOf } from "./support/database.ts";
import {
  expectFilled,
  expectRefused,
  field,
  fillInLead,
  heroButton,
  newName,
  popup,
  visitForm,
} from "./support/forms.ts";
import { expectAt, placeOf, SCREENS } from "./support/home.ts";
import { OTHER_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { followInFooter, hold, isHydrated, untilHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

/** The code of the booking, which the first screen of the home page has no use for. */
const FORM_CODE = /\/assets\/VisitLead-[\w-]+\.js$/u;

/** Opens the home page and answers the scripts that have come, of which the list goes on. */
async function openHome(page: Page): Promise<readonly string[]> {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  return scripts;
}

/** Opens the home page at the booking and waits until it rests there: after a scroll from the top it moves on, and a press is lost. */
async function openBooking(page: Page): Promise<void> {
  await page.goto("/#booking");
  await expectAt(page, placeOf("booking"));
}

test("does not repeat a press that React answers itself, since it hydrates within it", async ({ page }) => {
  await hold(page, /\/assets\/index-[\w-]+\.js$/u);
  await page.goto("/");
  const presses = await heroButton(page).evaluateHandle((button) => {
    const count = { presses: 0 };
    button.addEventListener("click", () => (count.presses += 1));
    button.addEventListener("click", () => dispatchEvent(new Event("danji:hydrated")), { capture: true, once: true });
    return count;
  });
  await heroButton(page).click();
  expect(await presses.jsonValue()).toEqual({ presses: 1 });
});

test("repeats a press on the first screen that came before the code", { tag: "@everyday" }, async ({ page }) => {
  const held = await hold(page, /\/assets\/index-[\w-]+\.js$/u);
  await page.goto("/");
  await heroButton(page).click();
  await expect(popup(page)).toHaveCount(0);
  held.release();
  await expect(popup(page)).toBeVisible();
});

test("loads the code of the booking form once it is near", async ({ page }) => {
  const scripts = await openHome(page);
  await untilHydrated(page.locator("main h1"));
  expect(scripts.filter((path) => FORM_CODE.test(path))).toEqual([]);
  const form = visitForm(page);
  const name = await field(form, "이름").elementHandle();
  expect(await isHydrated(form)).toBe(false);

  await form.scrollIntoViewIfNeeded();
  await untilHydrated(form);
  expect(scripts.filter((path) => FORM_CODE.test(path))).toHaveLength(1);
  expect(await name?.evaluate((node) => node.isConnected)).toBe(true);
});

test("keeps what is typed and where, while the code comes, and describes what is wrong until it is corrected", async ({
  page,
  server,
}) => {
  const held = await hold(page, FORM_CODE);
  await openBooking(page);
  const form = visitForm(page);
  const typed = { 이름: newName(), 연락처: "02-123-4567", 생년월일: "900101", 문의내용: "주차가 되나요?" };
  await fillInLead(form, typed);
  await expect(field(form, "문의내용")).toBeFocused();
  held.release();
  await untilHydrated(form);
  await expectFilled(form, typed);
  await expect(field(form, "문의내용")).toBeFocused();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expectRefused(form, "연락처", "휴대전화 번호를 확인해 주세요. (예: 01012345678 또는 010-1234-5678)");
  await expectFilled(form, typed);
  expect(leadsOf(server.dataDir, typed.이름)).toEqual([]);
  await field(form, "연락처").fill("010 123 4567");
  await expect(field(form, "연락처")).not.toHaveAttribute("aria-invalid");
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, typed.이름)).toMatchObject([{ phone: "010 123 4567" }]);
});

test("fetches the code again for whoever means the form after it failed", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/u);
  let isBroken = true;
  await page.route(FORM_CODE, (route) => (isBroken ? route.abort() : route.continue()));
  await openHome(page);
  const form = visitForm(page);
  const failed = page.waitForEvent("requestfailed");
  await form.scrollIntoViewIfNeeded();
  await failed;
  isBroken = false;
  await expect(async () => {
    // Once more: a press while the first attempt is failing belongs to that one.
    await field(form, "이름").click();
    expect(await isHydrated(form)).toBe(true);
  }).toPass();
});

test("goes on within the page, which waits for no section", async ({ page }) => {
  await openHome(page);
  await untilHydrated(page.getByRole("contentinfo"));
  await page.getByRole("link", { name: "본문 바로가기" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#main");
  await expect(page.getByRole("main").locator("section[id]:visible")).toHaveCount(SCREENS.length);
  await expect(visitForm(page)).toBeAttached();
  await followInFooter(page, OTHER_PAGE.label);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
  await page.goBack();
  await untilHydrated(visitForm(page));
});
