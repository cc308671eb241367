import { expect } from "vitest";
import { leadsOf } from "../../e2e/support/database.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";
import { newName } from "../guest.ts";

const POPUP = { css: "[role=dialog]", name: "관심고객 등록" };
const CLOSE = { css: "[role=dialog] button", name: "닫기" };
const SUBMIT = { css: "[role=dialog] button", name: "방문예약 등록" };
const RESULT = { css: "[role=dialog] [role=status]", name: "등록이 완료되었습니다." };
const field = (name: string) => ({ css: `[role=dialog] input[name=${name}]` });

/** The button that opens the popup: in the header of a wide window, in the bar at the foot of a narrow one. */
const trigger = (wide: boolean) =>
  wide ? { css: "header button", name: "관심고객 등록" } : { css: "button:not(footer *)", name: "방문예약" };

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openPopup(page: Page, wide: boolean): Promise<void> {
  await page.expectHydrated(trigger(wide));
  await page.click(trigger(wide));
  await page.expectShown(POPUP);
  await page.expectFocusIn(POPUP);
}

export const popupJourneys: readonly Journey[] = [
  {
    title: "keeps the focus in the popup and returns it on Escape and by the button",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      for (const close of [() => page.press("Escape"), () => page.click(CLOSE)]) {
        await openPopup(page, wide);
        const stops = await page.at(POPUP, (popup) => popup.querySelectorAll("a[href], button, input").length);
        for (const keys of [["Tab"], ["Shift", "Tab"]] as const)
          for (let press = 0; press <= stops; press += 1) {
            await page.press(...keys);
            await page.expectFocusIn(POPUP);
          }
        await close();
        await page.expectHidden(POPUP);
        await page.expectFocusOn(trigger(wide));
      }
    },
  },
  {
    title: "holds the page still under the popup",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(trigger(wide));
      await page.turnWheel(200, { x: 20, y: 500 });
      await expect.poll(() => scrolled(page)).toBe(200);
      await openPopup(page, wide);
      await page.evaluate(() => {
        window.addEventListener("wheel", () => document.body.setAttribute("data-turned", ""), { once: true });
      });
      await page.turnWheel(300, { x: 4, y: 500 });
      await expect.poll(() => page.evaluate(() => document.body.hasAttribute("data-turned"))).toBe(true);
      await page.press("PageDown");
      await page.press("Escape");
      await page.expectHidden(POPUP);
      expect(await scrolled(page)).toBe(200);
      await page.turnWheel(100, { x: 20, y: 500 });
      await expect.poll(() => scrolled(page)).toBe(300);
    },
  },
  {
    title: "closes the popup on Back and stays on the page",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      for (let round = 0; round < 2; round += 1) {
        await openPopup(page, wide);
        await page.goBack();
        await page.expectHidden(POPUP);
        await page.expectFocusOn(trigger(wide));
        await page.expectPath("/Brand/intro");
      }
    },
  },
  {
    title: "stores a registration from the popup and says so in the form's place",
    async run({ page, wide, dataDir }) {
      const name = newName();
      await page.open("/SalesInfo/guide");
      await openPopup(page, wide);
      await page.typeInto(field("name"), name);
      await page.typeInto(field("phone"), "031-000-0000");
      await page.typeInto(field("birthdate"), "900101");
      await page.click(SUBMIT);
      await page.expectShown(RESULT);
      await page.expectHidden(field("name"));
      await page.expectFocusIn(POPUP);
      expect(leadsOf(dataDir, name)).toMatchObject([{ kind: "interest", phone: "031-000-0000", birthdate: "900101" }]);
    },
  },
];
