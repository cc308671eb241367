import { complex, CUSTOMER } from "./support/complex.ts";
import { leadsOf } from "./support/database.ts";
import {
  expectFilled,
  expectRefused,
  fillInLead,
  inquiryForm,
  GIVEN_CONSENT,
  newName,
  visitForm,
} from "./support/forms.ts";
import { OTHER_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { followInFooter, hold, openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const ENDPOINT = "**/api/forms/inquiry";
const SUCCESS = "✅ 등록이 완료되었습니다. 곧 전문상담원이 연락드리도록 하겠습니다";
const REJECTED = "❌ 등록에 실패했습니다. 다시 시도해주세요.";
const FAILED = "⚠️ 오류가 발생했습니다. 잠시 후 다시 시도해주세요.";

const { phone } = complex.identity;
const inquiry = () => ({ 이름: newName(), 연락처: "031-000-0000", 문의내용: "중도금은 언제부터인가요?\n궁금합니다." });

test.beforeEach(({ page }) => openHydrated(page, CUSTOMER, inquiryForm));

test("sends an inquiry, says so and is empty again", { tag: "@everyday" }, async ({ page, server }) => {
  const call = page.getByRole("main").getByRole("link", { name: phone });
  await expect(call.first()).toHaveAttribute("href", `tel:${phone.replaceAll("-", "")}`);
  const form = inquiryForm(page);
  for (const item of ["수집 항목", "이용 목적", "보유 기간", "거부할 권리"])
    await expect(form.getByText(item, { exact: true })).toBeVisible();
  const guest = inquiry();
  await fillInLead(visitForm(page), { 이름: "그대로 두는 이름" });
  await fillInLead(form, guest);
  const leads = await hold(page, ENDPOINT);
  await form.getByRole("button", { name: "문의 등록" }).dblclick();
  await expect(form.getByRole("button", { name: "등록 중..." })).toBeDisabled();
  await expect.poll(() => leads.asked.length).toBe(1);
  leads.release();

  await expect(form.getByRole("status").filter({ hasText: "등록이" })).toHaveText(SUCCESS);
  await expect(form.getByRole("button", { name: "문의 등록" })).toBeEnabled();
  await expectFilled(form, { 이름: "", 연락처: "", 문의내용: "" });
  await expectFilled(visitForm(page), { 이름: "그대로 두는 이름" });
  expect(leads.asked.map((request): unknown => request.postDataJSON())).toEqual([
    { name: guest.이름, phone: guest.연락처, message: guest.문의내용, ...GIVEN_CONSENT },
  ]);
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([
    { kind: "inquiry", phone: "031-000-0000", birthdate: null, message: guest.문의내용, marketing: 0 },
  ]);
});

test("says why an inquiry did not arrive, and keeps what was typed", async ({ page, problems }) => {
  problems.expect(/status of 422|ERR_FAILED/u);
  const form = inquiryForm(page);
  const guest = inquiry();
  await fillInLead(form, guest);
  const errors = [{ field: "phone", code: "TYPE_PHONE", message: "이 번호로는 연락드릴 수 없습니다." }];
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 422, json: { error: "-", errors } }), { times: 1 });
  await form.getByRole("button", { name: "문의 등록" }).click();
  await expect(form.getByRole("alert").filter({ hasText: REJECTED })).toBeVisible();
  await expectRefused(form, "연락처", "이 번호로는 연락드릴 수 없습니다.");
  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "문의 등록" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "오류가" })).toHaveText(FAILED);
  await expectFilled(form, guest);
});

test("keeps a half-filled form for Back, and shows the answer to one that was left", async ({ page, server }) => {
  const guest = inquiry();
  const form = inquiryForm(page);
  const leave = async () => {
    await followInFooter(page, OTHER_PAGE.label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
  };
  await fillInLead(form, guest);
  await leave();
  await page.goBack();
  await expectFilled(form, guest);

  const leads = await hold(page, ENDPOINT);
  await form.getByRole("button", { name: "문의 등록" }).click();
  await expect.poll(() => leads.asked.length).toBe(1);
  await leave();
  leads.release();
  await expect(page.getByRole("status").filter({ hasText: SUCCESS })).toBeInViewport();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  await page.goBack();
  await expectFilled(form, { 이름: "", 연락처: "", 문의내용: "" });
});
