import type { Locator, Page } from "@playwright/test";
import { leadsOf } from "./support/database.ts";
import { complex, CUSTOMER } from "./support/complex.ts";
import {
  expectFilled,
  expectRefused,
  expectSummary,
  field,
  fillInLead,
  marketing,
  NO_CONSENT,
  newName,
  visitForm,
} from "./support/forms.ts";
import { expectAt, placeOf } from "./support/home.ts";
import { openHydrated, untilHydrated } from "./support/hydrated.ts";
import { expect, PHONE, test } from "./support/test.ts";

const ENDPOINT = "**/api/forms/visit";
const SUCCESS = "방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.";
const REJECTED = "예약에 실패했습니다. 다시 시도해주세요.";
const FAILED = "오류가 발생했습니다. 잠시 후 다시 시도해주세요.";
const HINT = "예: 01012345678 또는 010-1234-5678";
const TOO_LONG = "문의내용은 2,000자까지 입력할 수 있습니다.";

// Elsewhere numbers book time and again, and a number gets one message in a day.
test.use({ data: "booking" });

let bookings = 1000;

/** A guest with a number that has not booked yet. */
function booking() {
  bookings += 1;
  return { 이름: newName(), 연락처: `010-1234-${bookings}`, 생년월일: "900101" };
}

/** Opens a page with the form, on the home page at its screen: scrolled anywhere else, the page moves on by itself, and a press that it moves under is lost. */
async function openForm(page: Page, path: string): Promise<void> {
  if (path !== "/") return openHydrated(page, path, visitForm);
  await page.goto("/#booking");
  await untilHydrated(visitForm(page));
  await expectAt(page, placeOf("booking"));
}

for (const path of ["/", "/Promotion/Customer", CUSTOMER]) {
  test(`stores a booking made on ${path}`, async ({ page, server }) => {
    await openForm(page, path);
    const form = visitForm(page);
    const guest = { ...booking(), "방문 희망일": "2026-12-24", 문의내용: "주차가 되나요?\n두 대입니다." };
    await expect(field(form, "문의내용")).toHaveAttribute("rows", "5");
    await fillInLead(form, guest);
    await form.getByRole("button", { name: "방문예약 신청" }).click();

    const result = form.getByRole("status").filter({ hasText: "방문예약이" });
    await expect(result).toBeVisible();
    expect(await result.innerText()).toBe(SUCCESS);
    await expectFilled(form, { 이름: "", 연락처: "", 생년월일: "", "방문 희망일": "", 문의내용: "" });
    expect(leadsOf(server.dataDir, guest.이름)).toEqual([
      {
        kind: "visit",
        name: guest.이름,
        phone: guest.연락처,
        birthdate: "900101",
        email: null,
        visit_date: "2026-12-24",
        message: "주차가 되나요?\n두 대입니다.",
        marketing: 0,
      },
    ]);
  });
}

test("promises no text message where none follows", async ({ page }) => {
  const guest = booking();
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  for (const words of [SUCCESS, "방문예약이 완료되었습니다.\n전문상담원이 곧 연락드립니다."]) {
    await fillInLead(form, guest);
    await form.getByRole("button", { name: "방문예약 신청" }).click();
    await expect(field(form, "이름")).toHaveValue("");
    expect(await form.getByRole("status").filter({ hasText: "방문예약이" }).innerText()).toBe(words);
  }
});

test("needs neither date nor message, and takes an agreement to messages", async ({ page, server }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  const guest = booking();
  await fillInLead(form, guest);
  await expect(marketing(form)).not.toBeChecked();
  await marketing(form).check();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ visit_date: null, message: null, marketing: 1 }]);
});

test("says beside every form what happens to personal data and what comes by text message", async ({ page }) => {
  for (const path of ["/", "/Promotion/Customer", CUSTOMER]) {
    await page.goto(path);
    const form = visitForm(page);
    for (const item of ["수집 항목", "이용 목적", "보유 기간", "거부할 권리"])
      await expect(form.getByText(item, { exact: true })).toBeVisible();
    await expect(form.getByText(complex.forms.textMessagePromise)).toBeVisible();
    await expect(form.getByText(HINT)).toBeVisible();
  }
});

for (const path of ["/", "/Promotion/Customer"]) {
  test(`describes a wrong phone number beside the field on ${path}`, async ({ page, server }) => {
    await openForm(page, path);
    const form = visitForm(page);
    const guest = { ...booking(), 문의내용: "남쪽 창이 궁금합니다." };
    for (const phone of ["02-123-4567", "+82 10-1234-5678", "010-1234-56789"]) {
      await fillInLead(form, { ...guest, 연락처: phone });
      await form.getByRole("button", { name: "방문예약 신청" }).click();
      await expectRefused(form, "연락처", `휴대전화 번호를 확인해 주세요. (${HINT})`);
      await expectFilled(form, { ...guest, 연락처: phone });
    }
    expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);

    await field(form, "연락처").fill("010 123 4567");
    await expect(field(form, "연락처")).not.toHaveAttribute("aria-invalid");
    await form.getByRole("button", { name: "방문예약 신청" }).click();
    await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ phone: "010 123 4567" }]);
  });
}

test("lists each empty required field and leads to it", async ({ page }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  await field(form, "연락처").fill("01012345678");
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expectSummary(form, { 이름: "이름을 입력해 주세요.", 생년월일: "생년월일을 입력해 주세요.", ...NO_CONSENT });
  await expect(field(form, "연락처")).not.toHaveAttribute("aria-invalid");
});

test("stores plain digits whatever width and blanks they came with", async ({ page, server }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  const guest = { ...booking(), 연락처: "  ０１０－１２３４－５６７８ ", 생년월일: "９００１０１" };
  await fillInLead(form, guest);
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ phone: "010-1234-5678", birthdate: "900101" }]);
});

test("takes a message of 2,000 characters and refuses one more without cutting it", async ({ page, server }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  const guest = booking();
  const message = "가".repeat(2000);
  await fillInLead(form, { ...guest, 문의내용: `${message}나` });
  await expect(form.getByText("2,001 / 2,000자")).toBeVisible();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expectRefused(form, "문의내용", TOO_LONG);
  await expectFilled(form, { 문의내용: `${message}나` });
  expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);

  await field(form, "문의내용").press("End");
  await field(form, "문의내용").press("Backspace");
  await expect(form.getByText("2,000 / 2,000자")).toBeVisible();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([{ message }]);
});

test("thanks a robot and stores nothing", async ({ page, server }) => {
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  const guest = booking();
  await fillInLead(form, guest);
  const trap = form.locator("[name=_gotcha]");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);
});

const HASTY: readonly [how: string, press: (button: Locator) => Promise<void>][] = [
  ["twice", (button) => button.dblclick()],
  [
    "twice within one frame",
    (button) =>
      button.evaluate((element: HTMLButtonElement) => {
        element.click();
        element.click();
      }),
  ],
];

for (const [how, press] of HASTY) {
  test(`sends once when the button is pressed ${how}`, async ({ page, server }) => {
    await openHydrated(page, "/Promotion/Customer", visitForm);
    const form = visitForm(page);
    const guest = booking();
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await fillInLead(form, guest);
    await press(form.getByRole("button", { name: "방문예약 신청" }));
    await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
    expect(posts).toBe(1);
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  });
}

test("keeps what was typed when the answer is no, and when none comes", async ({ page, server, problems }) => {
  problems.expect(/status of 500/);
  problems.expect(/api\/forms\/visit.*ERR_FAILED|ERR_FAILED.*api\/forms\/visit/);
  await openHydrated(page, "/Promotion/Customer", visitForm);
  const form = visitForm(page);
  const guest = { ...booking(), "방문 희망일": "2026-12-24", 문의내용: "주차가 되나요?" };
  await fillInLead(form, guest);
  await marketing(form).check();

  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: { error: "-", errors: [] } }), { times: 1 });
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "예약에" })).toHaveText(REJECTED);
  await expectFilled(form, guest);

  await page.route(ENDPOINT, (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "오류가" })).toHaveText(FAILED);
  await expectFilled(form, guest);
  await expect(marketing(form)).toBeChecked();
  expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);

  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("stores a booking made on the home page", async ({ page, server }) => {
    await openHydrated(page, "/", visitForm);
    const form = visitForm(page);
    const guest = booking();
    await fillInLead(form, guest);
    await form.getByRole("button", { name: "방문예약 신청" }).tap();
    await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
    expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/", "/Promotion/Customer", CUSTOMER]) {
    test(`thanks for a booking made on ${path}`, async ({ page, server }) => {
      await page.goto(path);
      const guest = { ...booking(), 문의내용: "첫 줄\n둘째 줄" };
      await fillInLead(visitForm(page), guest);
      await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();
      await expect(page).toHaveURL("/thanks");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("등록이 완료되었습니다");
      expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([
        { kind: "visit", phone: guest.연락처, birthdate: "900101", visit_date: null, message: "첫 줄\n둘째 줄" },
      ]);
    });

    test(`brings a wrong booking back to ${path} with everything in it`, async ({ page, server }) => {
      await page.goto(path);
      const guest = { ...booking(), "방문 희망일": "2026-12-24", 문의내용: "가".repeat(2001) };
      await fillInLead(visitForm(page), guest);
      await marketing(visitForm(page)).check();
      await visitForm(page).getByRole("button", { name: "방문예약 신청" }).click();

      const form = visitForm(page);
      await expect(form.getByRole("alert").filter({ hasText: "예약에" })).toHaveText(REJECTED);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(form).toBeInViewport();
      await expect(field(form, "문의내용")).toHaveAttribute("aria-invalid", "true");
      await expectFilled(form, guest);
      await expect(marketing(form)).toBeChecked();
      await expect(form.getByText(TOO_LONG)).toBeVisible();
      expect(leadsOf(server.dataDir, guest.이름)).toEqual([]);

      await field(form, "문의내용").fill("짧게 적습니다.");
      await form.getByRole("button", { name: "방문예약 신청" }).click();
      await expect(page).toHaveURL("/thanks");
      expect(leadsOf(server.dataDir, guest.이름)).toMatchObject([
        { visit_date: "2026-12-24", message: "짧게 적습니다.", marketing: 1 },
      ]);
    });
  }
});

test("shows a booking that came back natively with JavaScript again on", async ({ page, server }) => {
  await page.goto("/Promotion/Customer");
  const guest = { ...booking(), 문의내용: "가".repeat(2001) };
  await fillInLead(visitForm(page), guest);
  // As when the script has not come yet: the form goes out by itself.
  await visitForm(page).evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  const form = visitForm(page);
  await expect(form.getByRole("alert").filter({ hasText: "예약에" })).toHaveText(REJECTED);
  await expectFilled(form, guest);
  await untilHydrated(form);
  await field(form, "문의내용").fill("");
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByRole("status").filter({ hasText: "방문예약이" })).toBeVisible();
  expect(leadsOf(server.dataDir, guest.이름)).toHaveLength(1);
});
