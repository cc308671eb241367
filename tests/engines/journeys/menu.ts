import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const HEADING = { css: "main h1" };
const GROUP = { css: "header nav a", name: "단지안내" };
const COMMUNITY = { css: "header nav li li a", name: "커뮤니티" };
const MENU_TRIGGER = { css: "header button", name: "메뉴 열기" };
const MENU = { css: "[role=dialog]", name: "전체 메뉴" };
const MENU_GROUP = { css: "[role=dialog] button", name: "단지안내" };
const MENU_LINK = { css: "[role=dialog] a", name: "커뮤니티" };

const focusOn = (page: Page, target: { css: string; name?: string }) => page.at(target, (element) => element.focus());

export const menuJourneys: readonly Journey[] = [
  {
    title: "opens a group of the menu under the pointer and closes it when the pointer leaves",
    layout: "wide",
    async run({ page }) {
      await page.open("/privacy");
      await page.expectHydrated(GROUP);
      await page.expectHidden(COMMUNITY);
      await page.pointAt(GROUP);
      await page.expectShown(COMMUNITY);
      await page.moveMouse({ x: 20, y: 700 });
      await page.expectHidden(COMMUNITY);
    },
  },
  {
    title: "opens a group of the menu by keyboard, closes it on Escape, and follows a link",
    layout: "wide",
    async run({ page }) {
      await page.open("/privacy");
      await page.expectHydrated(GROUP);
      await focusOn(page, GROUP);
      await page.expectShown(COMMUNITY);
      // The group opens by its style; the key answers once its code is there.
      await expect
        .poll(async () => {
          await page.press("Escape");
          return page.isShown(COMMUNITY);
        })
        .toBe(false);
      await page.expectFocusOn(GROUP);
      // Over the group before and back: a group that Escape closed stays closed until the focus returns.
      await page.press("Shift", "Tab");
      await page.press("Tab");
      await page.expectFocusOn(GROUP);
      await page.expectShown(COMMUNITY);
      await focusOn(page, COMMUNITY);
      await page.press("Enter");
      await page.expectPath("/ComplexGuide/community");
      await page.expectText(HEADING, "커뮤니티");
      await page.expectFocusOn(HEADING);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  },
  {
    title: "opens the menu, closes it on Escape and Back, and follows a link of it",
    layout: "narrow",
    async run({ page }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(MENU_TRIGGER);
      for (const close of [() => page.press("Escape"), () => page.goBack()]) {
        await page.click(MENU_TRIGGER);
        await page.expectShown(MENU);
        await page.expectFocusIn(MENU);
        await close();
        await page.expectHidden(MENU);
        await page.expectFocusOn(MENU_TRIGGER);
        await page.expectPath("/Brand/intro");
      }
      await page.click(MENU_TRIGGER);
      await page.click(MENU_GROUP);
      await page.expectAttribute(MENU_GROUP, "aria-expanded", "true");
      await page.click(MENU_LINK);
      await page.expectPath("/ComplexGuide/community");
      await page.expectHidden(MENU);
      await page.expectFocusOn(HEADING);
      await page.goBack();
      await page.expectPath("/Brand/intro");
      await page.expectHidden(MENU);
    },
  },
];
