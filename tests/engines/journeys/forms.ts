import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PRESS } from "../../e2e/support/complex.ts";
import { articlesOf, leadsOf } from "../../e2e/support/database.ts";
import { ADMINISTRATOR } from "../../e2e/support/server.ts";
import { expectScrolled, type Journey, openPopup, POPUP, trigger } from "../journey.ts";

const CLOSE = { css: "[role=dialog] button", name: "닫기" };
const SUBMIT = { css: "#visit-form button[type=submit]" };
const RESULT = { css: "#visit-form [role=status]", name: "방문예약이 완료되었습니다." };
const PHONE = { css: "#visit-form-phone" };

const field = (name: string) => ({ css: "main :is(input, textarea)", name });
const button = (name: string) => ({ css: "main button", name });

export const formJourneys: readonly Journey[] = [
  {
    title: "keeps the focus in the popup and returns it on Escape, by the button and on Back, which stays on the page",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      await openPopup(page, wide);
      const stops = await page.at(POPUP, (popup) => popup.querySelectorAll("a[href], button, input").length);
      for (const keys of [["Tab"], ["Shift", "Tab"]] as const)
        for (let press = 0; press <= stops; press += 1) {
          await page.press(...keys);
          await page.expectFocusIn(POPUP);
        }
      for (const close of [() => page.press("Escape"), () => page.click(CLOSE), () => page.goBack()]) {
        if (!(await page.isShown(POPUP))) await openPopup(page, wide);
        await close();
        await page.expectHidden(POPUP);
        await page.expectFocusOn(trigger(wide));
        await page.expectPath("/Brand/intro");
      }
    },
  },
  {
    title: "holds the page still under the popup",
    layout: "wide",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(trigger(wide));
      await page.turnWheel(200, { x: 20, y: 500 });
      await expectScrolled(page, 200);
      await openPopup(page, wide);
      await page.evaluate(() => {
        window.addEventListener("wheel", () => document.body.setAttribute("data-turned", ""), { once: true });
      });
      await page.turnWheel(300, { x: 4, y: 500 });
      await page.expectAttribute({ css: "body" }, "data-turned", "");
      await page.press("PageDown");
      await page.press("Escape");
      await page.expectHidden(POPUP);
      // The wheel turns the page again, from where it was.
      await page.turnWheel(100, { x: 20, y: 500 });
      await expectScrolled(page, 300);
    },
  },
  {
    title: "leads to the field that is missing, and stores a booking",
    async run({ page, dataDir }) {
      const name = `손님 ${randomUUID().slice(0, 8)}`;
      const lead = { phone: "010-1234-5678", birthdate: "900101", message: "주차가 되나요?" };
      await page.open("/Promotion/Customer");
      await page.expectHydrated({ css: "form#visit-form" });
      await page.typeInto({ css: "#visit-form-name" }, name);
      await page.typeInto({ css: "#visit-form-birthdate" }, lead.birthdate);
      await page.typeInto({ css: "#visit-form-message" }, lead.message);
      await page.click(SUBMIT);
      await page.expectAttribute(PHONE, "aria-invalid", "true");
      await page.expectFocusOn(PHONE);
      expect(leadsOf(dataDir, name)).toEqual([]);
      await page.typeInto(PHONE, lead.phone);
      await page.click(SUBMIT);
      await page.expectShown(RESULT);
      expect(leadsOf(dataDir, name)).toMatchObject([{ kind: "visit", ...lead }]);
    },
  },
  {
    title: "signs in, posts an article, keeps the session for another document, and signs out",
    layout: "narrow",
    async run({ page, dataDir }) {
      const title = `소식 ${randomUUID().slice(0, 8)}`;
      await page.open(PRESS);
      await page.expectHydrated(field("이메일"));
      await page.typeInto(field("이메일"), ADMINISTRATOR.email);
      await page.typeInto(field("비밀번호"), ADMINISTRATOR.password);
      await page.click(button("로그인"));
      await page.typeInto(field("제목"), title);
      await page.typeInto(field("요약"), "한 줄 요약");
      await page.typeInto(field("내용"), "본문입니다.");
      await page.click(button("등록"));
      await page.expectShown({ css: "tbody a", name: title });
      expect(articlesOf(dataDir, title)).toMatchObject([{ summary: "한 줄 요약", content: "본문입니다." }]);

      await page.open(PRESS);
      await page.expectShown(button("로그아웃"));
      await page.click(button("로그아웃"));
      await page.expectShown(button("로그인"));
    },
  },
];
