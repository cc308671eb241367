import type { Page } from "@playwright/test";
import { leadsOf } from "./support/database.ts";
import {
  expectFilled,
  expectFocusInside,
  expectSummary,
  field,
  fillInLead,
  GIVEN_CONSENT,
  headerButton,
  marketing,
  newName,
  NO_CONSENT,
  openPopup,
  popup,
} from "./support/forms.ts";
import { FIRST_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { followInFooter, hold, openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const ENDPOINT = "**/api/forms/interest";
const SUCCESS = "등록이 완료되었습니다.\n전문상담원이 곧 연락드립니다.";

const interest = () => ({ 이름: newName(), 연락처: "031-000-0000", 생년월일: "900101" });

const submit = (page: Page) => popup(page).getByRole("button", { name: "방문예약 등록" });
const result = (page: Page) => popup(page).getByRole("status").filter({ hasText: "등록이" });

test("closes on Back, and leaves no entry in the history", async ({ page }) => {
  await openHydrated(page, "/", () => page.getByRole("contentinfo"));
  await followInFooter(page, FIRST_PAGE.label);
  // The page takes the focus once it is there; a popup must not open before that.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await openPopup(page);
    await close();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(FIRST_PAGE.path);
    await expect(headerButton(page)).toBeFocused();
    // The popup's entry goes a moment later.
    await expect.poll(() => page.evaluate((): unknown => history.state?.danjiOverlays ?? 0)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("asks for name, phone and birth date, all required", { tag: "@complex" }, async ({ page }) => {
  await page.goto("/");
  await openPopup(page);
  await expect(popup(page).getByRole("textbox")).toHaveCount(3);
  await expect(popup(page).getByText("*", { exact: true })).toHaveCount(3 + Object.keys(NO_CONSENT).length);
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
});

test(
  "stores what was typed, once, and says so in the form's place",
  { tag: ["@everyday", "@complex"] },
  async ({ page, server }) => {
    await page.goto("/");
    await openPopup(page);
    const guest = interest();
    await fillInLead(popup(page), guest);
    const leads = await hold(page, ENDPOINT);
    await submit(page).dblclick();
    await expect(popup(page).getByRole("button", { name: "등록 중..." })).toBeDisabled();
    await expect.poll(() => leads.asked.length).toBe(1);
    leads.release();

    await expect(result(page)).toBeVisible();
    expect(await result(page).innerText()).toBe(SUCCESS);
    await expect(field(popup(page), "이름")).toBeHidden();
    await expectFocusInside(page);
    expect(leads.asked.map((request): unknown => request.postDataJSON())).toEqual([
      { name: guest.이름, phone: guest.연락처, birthdate: guest.생년월일, ...GIVEN_CONSENT },
    ]);
    expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([
      { kind: "interest", phone: "031-000-0000", birthdate: "900101", message: null, marketing: 0 },
    ]);

    await popup(page).getByRole("button", { name: "닫기" }).click();
    await openPopup(page);
    await expectFilled(popup(page), { 이름: "", 연락처: "", 생년월일: "" });
  },
);

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
  await expect(result(page)).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("opens from the bar, and stores a registration", { tag: "@everyday" }, async ({ page, server }) => {
    await page.goto("/");
    const bar = page.getByRole("button", { name: "방문예약", exact: true }).and(page.locator(":not(footer *)"));
    await bar.tap();
    const guest = interest();
    await fillInLead(popup(page), guest);
    await submit(page).tap();
    await expect(result(page)).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await expect(bar).toBeFocused();
    await expect(page).toHaveURL("/");
  });
});
