import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { CUSTOMER, complex } from "./support/complex.ts";
import { consentTokenOf, leadsOf, messagesOf } from "./support/database.ts";
import {
  VISIT_DAY,
  expectFilled,
  field,
  fillInLead,
  inquiryForm,
  marketing,
  newName,
  visitForm,
} from "./support/forms.ts";
import { expectAt, placeOf } from "./support/home.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated, untilHydrated } from "./support/page.ts";

const SUCCESS = "방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.";
const REJECTED = "예약에 실패했습니다. 다시 시도해주세요.";
const TOO_LONG = "문의내용은 2,000자까지 입력할 수 있습니다.";
const BOOKING = "/Promotion/Customer";

// Elsewhere numbers book time and again, and a number gets one message in a day.
test.use({ sharesContext: true, data: "booking" });

let bookings = 1000;

/** A guest with a number that has not booked yet. */
function booking() {
  bookings += 1;
  return { 이름: newName(), 연락처: `010-1234-${bookings}`, 생년월일: "900101" };
}

const submit = (page: Page) => visitForm(page).getByRole("button", { name: "방문예약 신청" });
const result = (page: Page) => visitForm(page).getByRole("status").filter({ hasText: "방문예약이" });

/** Opens a page with the form, on the home page at its screen: scrolled anywhere else, the page moves on by itself, and a press that it moves under is lost. */
async function openForm(page: Page, path: string): Promise<void> {
  if (path !== "/") return openHydrated(page, path, visitForm);
  await page.goto("/#booking");
  await untilHydrated(visitForm(page));
  await expectAt(page, placeOf("booking"));
}

for (const [path, tag] of [
  ["/", "@complex"],
  [BOOKING, "@everyday"],
] as const)
  test(`stores a booking made on ${path}`, { tag }, async ({ page, server }) => {
    await openForm(page, path);
    const form = visitForm(page);
    for (const item of ["수집 항목", "이용 목적", "보유 기간", "거부할 권리"])
      await expect(form.getByText(item, { exact: true })).toBeVisible();
    await expect(form.getByText(complex.forms.textMessagePromise)).toBeVisible();
    await expect(marketing(form)).not.toBeChecked();
    const guest = { ...booking(), "방문 희망일": VISIT_DAY, 문의내용: "주차가 되나요?\n두 대입니다." };
    await fillInLead(form, guest);
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    // Twice within one frame.
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(result(page)).toBeVisible();
    expect(await result(page).innerText()).toBe(SUCCESS);
    await expectFilled(form, { 이름: "", 연락처: "", 생년월일: "", "방문 희망일": "", 문의내용: "" });
    expect(posts).toBe(1);
    expect(leadsOf(server.dataDir, guest.이름)).toEqual([
      {
        kind: "visit",
        name: guest.이름,
        phone: guest.연락처,
        birthdate: "900101",
        email: null,
        visit_date: VISIT_DAY,
        message: "주차가 되나요?\n두 대입니다.",
        marketing: 0,
      },
    ]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("brings a wrong booking back, and thanks for it", { tag: "@everyday" }, async ({ page, server }) => {
    await page.goto(BOOKING);
    const guest = { ...booking(), "방문 희망일": VISIT_DAY, 문의내용: "가".repeat(2001) };
    await fillInLead(visitForm(page), guest);
    await marketing(visitForm(page)).check();
    await submit(page).click();

    const form = visitForm(page);
    await expect(form.getByRole("alert").filter({ hasText: "예약에" })).toHaveText(REJECTED);
    expect(new URL(page.url()).pathname).toBe(BOOKING);
    await expect(form).toBeInViewport();
    await expect(field(form, "문의내용")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText(TOO_LONG)).toBeVisible();
    await expectFilled(form, guest);
    await expect(marketing(form)).toBeChecked();
    expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);

    await field(form, "문의내용").fill("첫 줄\n둘째 줄");
    await submit(page).click();
    await expect(page).toHaveURL("/thanks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("등록이 완료되었습니다");
    expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([
      { kind: "visit", phone: guest.연락처, visit_date: VISIT_DAY, message: "첫 줄\n둘째 줄", marketing: 1 },
    ]);
  });
});

test("shows a booking that came back natively with JavaScript again on", async ({ page, server }) => {
  await page.goto(CUSTOMER);
  const guest = { ...booking(), 문의내용: "가".repeat(2001) };
  await fillInLead(visitForm(page), guest);
  // As when the script has not come yet: the browser posts the form.
  await visitForm(page).evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  const form = visitForm(page);
  await expect(form.getByRole("alert").filter({ hasText: "예약에" })).toHaveText(REJECTED);
  await expectFilled(form, guest);
  await expectFilled(inquiryForm(page), { 이름: "", 연락처: "", 문의내용: "" });
  await untilHydrated(form);
  await field(form, "문의내용").fill("");
  await submit(page).click();
  await expect(result(page)).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});

/** What goes on in the background may take longer on a machine that others use too. */
const PATIENCE = { timeout: 15_000 };

test.describe("with a server of its own", () => {
  // Its pages end with it.
  test.use({ sharesContext: false });

  test("follows a booking with news once the owner of the number has confirmed them", async ({ page, ownServer }) => {
    const server = await ownServer();
    const guest = { 이름: newName(), 연락처: "010-1234-5678", 생년월일: "900101" };
    await openHydrated(page, `${server.url}/Promotion/Customer`, visitForm);
    await fillInLead(visitForm(page), guest);
    await marketing(visitForm(page)).check();
    await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
    const messages = () => messagesOf(server.dataDir, guest.이름);
    await expect.poll(messages, PATIENCE).toEqual([
      { kind: "booking", state: "sent" },
      { kind: "news", state: "waiting-confirmation" },
    ]);
    await page.goto(`${server.url}/api/consent/${consentTokenOf(server.dataDir, guest.이름)}`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("button", { name: "문자로 받기" }).click();
    await expect(page.getByRole("heading", { name: "소식 수신에 동의하셨습니다" })).toBeVisible();
    // In the night the news wait: then only that they are due can be seen.
    await expect.poll(() => messages()[1]?.state, PATIENCE).toMatch(/^(?:waiting|sending|sent)$/u);
    await page.getByRole("button", { name: "수신 거부" }).click();
    await expect(page.getByRole("heading", { name: "수신 거부가 처리되었습니다" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ marketing: 0 }]);
  });
});
