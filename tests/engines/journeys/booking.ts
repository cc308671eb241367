import { expect } from "vitest";
import { leadsOf } from "../../e2e/support/database.ts";
import { newName } from "../guest.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const FORM = { css: "form#visit-form" };
const SUBMIT = { css: "#visit-form button[type=submit]" };
const RESULT = { css: "#visit-form [role=status]", name: "방문예약이 완료되었습니다." };
const PHONE = { css: "#visit-phone" };

async function fillIn(page: Page, name: string, phone: string): Promise<void> {
  await page.typeInto({ css: "#visit-name" }, name);
  await page.typeInto(PHONE, phone);
  await page.typeInto({ css: "#visit-birthdate" }, "900101");
  await page.typeInto({ css: "#visit-message" }, "주차가 되나요?");
}

const STORED = { kind: "visit", phone: "010-1234-5678", birthdate: "900101", message: "주차가 되나요?" };

export const bookingJourneys: readonly Journey[] = [
  {
    title: "stores a booking",
    async run({ page, dataDir }) {
      const name = newName();
      await page.open("/Promotion/Customer");
      await page.expectHydrated(FORM);
      await fillIn(page, name, "010-1234-5678");
      await page.click(SUBMIT);
      await page.expectShown(RESULT);
      expect(leadsOf(dataDir, name)).toMatchObject([STORED]);
    },
  },
  {
    title: "says beside the field that a phone number is wrong",
    async run({ page, dataDir }) {
      const name = newName();
      await page.open("/Promotion/Customer");
      await page.expectHydrated(FORM);
      await fillIn(page, name, "02-123-4567");
      await page.click(SUBMIT);
      await page.expectAttribute(PHONE, "aria-invalid", "true");
      await page.expectFocusOn(PHONE);
      await page.expectShown({ css: "#visit-form p, #visit-form div", name: "휴대전화 번호를 확인해 주세요." });
      expect(leadsOf(dataDir, name)).toEqual([]);
    },
  },
  {
    title: "stores a booking without JavaScript",
    scripting: false,
    async run({ page, dataDir }) {
      const name = newName();
      await page.open("/Promotion/Customer");
      await fillIn(page, name, "010-1234-5678");
      await page.click(SUBMIT);
      await page.expectPath("/thanks");
      await page.expectText({ css: "h1" }, "등록이 완료되었습니다");
      expect(leadsOf(dataDir, name)).toMatchObject([STORED]);
    },
  },
];
