import { expect } from "vitest";
import type { Journey, Visit } from "../journey.ts";
import type { Page } from "../page.ts";

const HEADING = { css: "main h1" };
/** The last link of the page, far below its first screen. */
const LAST = { css: "footer a", name: "커뮤니티" };

const AGAIN = { css: "main button", name: "다시 시도" };

/** Milliseconds between two looks at whether a page still asks for something. */
const QUIET_INTERVAL = 250;

/** Returns whether a page has its fonts and the pictures in view. */
const isWhole = (page: Page) =>
  page.evaluate(
    () =>
      document.readyState === "complete" &&
      document.fonts.status === "loaded" &&
      Array.from(document.images).every((image) => {
        const { top, bottom, height } = image.getBoundingClientRect();
        return image.complete || height === 0 || top > innerHeight || bottom < 0;
      }),
  );

/** Waits until a page has all it asks for by itself: Firefox keeps no page for Back that is left with a request open. */
async function expectQuiet({ page, network }: Pick<Visit, "page" | "network">): Promise<void> {
  const isQuiet = async () => (await isWhole(page)) && network.isQuiet();
  await expect.poll(isQuiet, { interval: QUIET_INTERVAL, message: "the page asks for nothing more" }).toBe(true);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const historyJourneys: readonly Journey[] = [
  {
    title: "goes back to the place of a page that was left",
    async run({ page }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(LAST);
      // Until the link is at rest: what comes into view is laid out by the next frame and moves the page.
      await page.pointAt(LAST);
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(0);
      await page.click(LAST);
      await page.expectText(HEADING, "커뮤니티");
      await page.expectFocusOn(HEADING);
      expect(await scrolled(page)).toBe(0);
      await page.goBack();
      await page.expectPath("/Brand/intro");
      await expect.poll(() => scrolled(page)).toBe(place);
    },
  },
  {
    title: "says that a page's code did not come, and shows the page once the network is back",
    async run({ page, network }) {
      await page.open("/Brand/intro");
      await page.expectHydrated(LAST);
      network.refuseScripts(true);
      await page.click(LAST);
      await page.expectText(HEADING, "Unexpected Application Error!");
      // Engines differ in what they report of a broken connection.
      await page.takeComplaints();
      network.refuseScripts(false);
      await page.click(AGAIN);
      await page.expectText(HEADING, "커뮤니티");
    },
  },
  {
    title: "works after Back from another document",
    async run({ page, network, wide }) {
      const trigger = wide
        ? { css: "header button", name: "관심고객 등록" }
        : { css: "button:not(footer *)", name: "방문예약" };
      await page.open("/Brand/intro");
      await page.expectHydrated(trigger);
      await page.expectHydrated(LAST);
      await page.evaluate(() => void (document.body.dataset["kept"] = "true"));
      await expectQuiet({ page, network });
      await page.open("/privacy");
      await page.expectHydrated(trigger);
      await page.goBack();
      await page.expectPath("/Brand/intro");
      await page.expectAttribute({ css: "body" }, "data-kept", "true");
      await page.expectHydrated(LAST);
      await page.click(trigger);
      await page.expectFocusIn({ css: "[role=dialog]" });
      await page.press("Escape");
      await page.expectFocusOn(trigger);
      await page.click(LAST);
      await page.expectText(HEADING, "커뮤니티");
    },
  },
];
