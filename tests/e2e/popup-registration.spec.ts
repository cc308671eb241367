import type { Page, Route } from "@playwright/test";
import { leadsOf } from "./support/database.ts";
import {
  expectFilled,
  expectSummary,
  field,
  fillInLead,
  GIVEN_CONSENT,
  marketing,
  NO_CONSENT,
  newName,
  popup,
} from "./support/forms.ts";
import { flickDown } from "./support/finger.ts";
import { hold } from "./support/hold.ts";
import { expectFocusInside, footerButton, openPopup } from "./support/popup.ts";
import { expect, PHONE, test } from "./support/test.ts";

const ENDPOINT = "**/api/forms/interest";
const SUCCESS = "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.";
const REJECTED = "등록에 실패했습니다. 다시 시도해주세요.";
const FAILED = "오류가 발생했습니다. 나중에 다시 시도해주세요.";

const interest = () => ({ 이름: newName(), 연락처: "031-000-0000", 생년월일: "900101" });

const submit = (page: Page) => popup(page).getByRole("button", { name: "방문예약 등록" });

test("asks for name, phone and birth date, all required", async ({ page }) => {
  await page.goto("/");
  await openPopup(page);
  for (const label of ["이름", "연락처", "생년월일"]) {
    await expect(field(popup(page), label)).toHaveAttribute("required", "");
    await expect(field(popup(page), label)).toHaveValue("");
  }
  await expect(popup(page).getByText("*", { exact: true })).toHaveCount(3 + Object.keys(NO_CONSENT).length);
  await expect(field(popup(page), "연락처")).toHaveAttribute("type", "tel");
  await expect(field(popup(page), "생년월일")).toHaveAttribute("placeholder", "예: 900101");
  await expect(popup(page).getByRole("textbox")).toHaveCount(3);
  await expect(marketing(popup(page))).not.toBeChecked();
  for (const item of ["수집 항목", "이용 목적", "보유 기간", "거부할 권리"])
    await expect(popup(page).getByText(item, { exact: true })).toBeVisible();

  await submit(page).click();
  await expectSummary(popup(page), {
    이름: "이름을 입력해 주세요.",
    연락처: "연락처를 입력해 주세요.",
    생년월일: "생년월일을 입력해 주세요.",
    ...NO_CONSENT,
  });
  await fillInLead(popup(page), { ...interest(), 연락처: "123" });
  await submit(page).click();
  await expect(field(popup(page), "연락처")).toHaveAttribute("aria-invalid", "true");
  await expect(field(popup(page), "연락처")).toBeFocused();
});

test("stores what was typed, once, and says so in the form's place", async ({ page, server }) => {
  await page.goto("/");
  await openPopup(page);
  const guest = interest();
  await fillInLead(popup(page), guest);
  const leads = await hold(page, ENDPOINT);
  await submit(page).dblclick();
  const pending = popup(page).getByRole("button", { name: "등록 중..." });
  await expect(pending).toBeDisabled();
  await expect.poll(() => leads.asked.length).toBe(1);
  leads.release();

  const result = popup(page).getByRole("status").filter({ hasText: "등록이" });
  await expect(result).toBeVisible();
  expect(await result.innerText()).toBe(SUCCESS);
  await expect(field(popup(page), "이름")).toBeHidden();
  await expect(submit(page)).toBeHidden();
  expect(leads.asked.map((request): unknown => request.postDataJSON())).toEqual([
    { name: guest.이름, phone: guest.연락처, birthdate: guest.생년월일, ...GIVEN_CONSENT },
  ]);
  expect(leadsOf(server.dataDir, guest.이름)).toEqual([
    {
      kind: "interest",
      name: guest.이름,
      phone: "031-000-0000",
      birthdate: "900101",
      email: null,
      visit_date: null,
      message: null,
      marketing: 0,
    },
  ]);

  await popup(page).getByRole("button", { name: "닫기" }).click();
  await openPopup(page);
  await expectFilled(popup(page), { 이름: "", 연락처: "", 생년월일: "" });
});

const FAILURES: readonly [how: string, message: string, answer: (route: Route) => Promise<void>][] = [
  ["the answer is no", REJECTED, (route) => route.fulfill({ status: 500, json: { error: "-", errors: [] } })],
  ["no answer comes", FAILED, (route) => route.abort()],
];

for (const [how, message, answer] of FAILURES) {
  test(`says so when ${how}, and brings back what was typed`, async ({ page, server, problems }) => {
    problems.expect(/status of 500|ERR_FAILED/u);
    await page.goto("/");
    await openPopup(page);
    const guest = interest();
    await fillInLead(popup(page), guest);
    await marketing(popup(page)).check();
    await page.route(ENDPOINT, answer, { times: 1 });
    await submit(page).click();
    await expect(popup(page).getByRole("alert").filter({ hasText: message })).toHaveText(message);
    await expect(field(popup(page), "이름")).toBeHidden();

    await popup(page).getByRole("button", { name: "다시 입력" }).click();
    await expectFilled(popup(page), guest);
    await expect(marketing(popup(page))).toBeChecked();
    await expect(popup(page).getByText(message)).toBeHidden();
    await expectFocusInside(page);
    await submit(page).click();
    await expect(popup(page).getByRole("status").filter({ hasText: "등록이" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ phone: "031-000-0000", marketing: 1 }]);
  });
}

test("keeps what was typed for the next opening", async ({ page }) => {
  await page.goto("/");
  await openPopup(page);
  const guest = interest();
  await fillInLead(popup(page), guest);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  // By key: the home page still comes to rest at its foot, and may move away under the pointer.
  await footerButton(page).press("Enter");
  await expectFilled(popup(page), guest);
});

test("says how a send ended that began before the popup was closed and opened again", async ({ page, server }) => {
  await page.goto("/");
  await openPopup(page);
  const guest = interest();
  await fillInLead(popup(page), guest);
  const leads = await hold(page, ENDPOINT);
  await submit(page).click();
  await expect.poll(() => leads.asked.length).toBe(1);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await openPopup(page);
  await expectFilled(popup(page), guest);
  leads.release();
  await expect(popup(page).getByRole("status").filter({ hasText: "등록이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);

  await popup(page).getByRole("button", { name: "닫기" }).click();
  await openPopup(page);
  await expectFilled(popup(page), { 이름: "", 연락처: "", 생년월일: "" });
});

test("keeps the focus inside when the answer takes the form's place", async ({ page, problems }) => {
  problems.expect(/status of 500/u);
  await page.goto("/");
  await openPopup(page);
  await fillInLead(popup(page), interest());
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: { error: "-", errors: [] } }), { times: 1 });
  await submit(page).press("Enter");
  await expect(popup(page).getByText(REJECTED)).toBeVisible();
  await expectFocusInside(page);
  await popup(page).getByRole("button", { name: "다시 입력" }).press("Enter");
  await expectFocusInside(page);
  await submit(page).press("Enter");
  await expect(popup(page).getByRole("status").filter({ hasText: "등록이" })).toBeVisible();
  await expectFocusInside(page);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("opens from the bar and from the footer, and stores a registration", async ({ page, server }) => {
    await page.goto("/");
    const bar = page.getByRole("button", { name: "방문예약", exact: true }).and(page.locator(":not(footer *)"));
    for (const button of [bar, footerButton(page)]) {
      // What is on the way to it gets its height when it is near.
      await button.tap({ trial: true });
      await button.tap();
      await expect(popup(page)).toBeVisible();
      await popup(page).getByRole("button", { name: "닫기" }).tap();
      await expect(popup(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await bar.tap();
    const guest = interest();
    await fillInLead(popup(page), guest);
    await submit(page).tap();
    await expect(popup(page).getByRole("status").filter({ hasText: "등록이" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("keeps what was typed when a flick dismisses it, until it is sent", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("button", { name: "방문예약", exact: true }).and(page.locator(":not(footer *)"));
    await bar.tap();
    const guest = interest();
    await fillInLead(popup(page), guest);
    await flickDown(page, popup(page).locator("> [data-edge]"));
    await expect(popup(page)).toBeHidden();
    await expect(bar).toBeFocused();

    // By key: Chromium makes no click of a tap that soon follows a flick.
    await bar.press("Enter");
    await expectFilled(popup(page), guest);
    await submit(page).tap();
    await expect(popup(page).getByRole("status").filter({ hasText: "등록이" })).toBeVisible();
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await bar.tap();
    await expectFilled(popup(page), { 이름: "", 연락처: "", 생년월일: "" });
  });
});
