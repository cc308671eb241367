import { expect } from "vitest";
import { expectScrolled, type Journey, openPopup, trigger } from "../journey.ts";
import type { Page } from "../page.ts";

const HEADING = { css: "main h1" };
const GROUP = { css: "header nav a", name: "단지안내" };
const COMMUNITY = { css: "header nav li li a", name: "커뮤니티" };
const MENU_TRIGGER = { css: "header button", name: "메뉴 열기" };
const MENU = { css: "[role=dialog]", name: "전체 메뉴" };
const MENU_GROUP = { css: "[role=dialog] button", name: "단지안내" };
const MENU_LINK = { css: "[role=dialog] a", name: "커뮤니티" };
/** What opens the footer's list of all pages, far below a page's first screen, and a link of it. */
const SITEMAP = { css: "footer h2 > button", name: "전체 페이지" };
const LAST = { css: "footer a", name: "커뮤니티" };

/** Leaves a page and comes back until the browser has kept it: Firefox keeps none that is left with a request open. */
async function returnToKept(page: Page, path: string): Promise<void> {
  const comeBack = async () => {
    await page.evaluate(() => void (document.body.dataset["kept"] = "true"));
    await page.open("/privacy");
    await page.goBack();
    await page.expectPath(path);
    return page.at({ css: "body" }, (body) => body.dataset["kept"] ?? "loaded anew");
  };
  await expect.poll(comeBack, { message: `${path} is kept` }).toBe("true");
}

export const navigationJourneys: readonly Journey[] = [
  {
    title: "opens a group of the menu under the pointer and by keyboard, closes it, and follows a link",
    layout: "wide",
    async run({ page }) {
      await page.open("/privacy");
      await page.expectHydrated(GROUP);
      await page.expectHidden(COMMUNITY);
      await page.pointAt(GROUP);
      await page.expectShown(COMMUNITY);
      await page.moveMouse({ x: 20, y: 700 });
      await page.expectHidden(COMMUNITY);

      await page.at(GROUP, (group) => group.focus());
      await page.expectShown(COMMUNITY);
      await page.press("Escape");
      await page.expectHidden(COMMUNITY);
      await page.expectFocusOn(GROUP);
      // Over the group before and back: a group that Escape closed stays closed until the focus returns.
      await page.press("Shift", "Tab");
      await page.press("Tab");
      await page.expectFocusOn(GROUP);
      await page.expectShown(COMMUNITY);
      await page.at(COMMUNITY, (link) => link.focus());
      await page.press("Enter");
      await page.expectPath("/ComplexGuide/community");
      await page.expectText(HEADING, "커뮤니티");
      await page.expectFocusOn(HEADING);
      await expectScrolled(page, 0);
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
  {
    title: "goes back to the place of a page that was left",
    async run({ page }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(SITEMAP);
      await page.click(SITEMAP);
      // Until the link is at rest: what comes into view is laid out by the next frame and moves the page.
      await page.pointAt(LAST);
      const place = await page.evaluate(() => Math.round(window.scrollY));
      expect(place).toBeGreaterThan(0);
      await page.click(LAST);
      await page.expectText(HEADING, "커뮤니티");
      await page.expectFocusOn(HEADING);
      await expectScrolled(page, 0);
      await page.goBack();
      await page.expectPath("/Brand/intro");
      await expectScrolled(page, place);
    },
  },
  {
    title: "works after Back from another document, which the browser has kept whole",
    async run({ page, wide }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(trigger(wide));
      await page.expectHydrated(SITEMAP);
      await returnToKept(page, "/Brand/intro");
      await openPopup(page, wide);
      await page.press("Escape");
      await page.expectFocusOn(trigger(wide));
      await page.click(SITEMAP);
      await page.click(LAST);
      await page.expectText(HEADING, "커뮤니티");
    },
  },
];
