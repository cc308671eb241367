import { expect } from "vitest";
import { complex } from "../../e2e/support/complex.ts";
import type { Journey } from "../journey.ts";
import type { Page } from "../page.ts";

const { brand, guides } = complex.videos;
const brandTitle = brand?.title ?? "";
const player = (title = "") => ({ css: "[role=group]", name: title });
const PAUSE = { css: "[role=group] button", name: "일시 정지" };

const TOUR_LINK = { css: "main a", name: "화면을 클릭하면 VR을 보실 수 있습니다." };
const TOUR_FALLBACK = "360도 화면을 그릴 수 없어";

const ANNOUNCEMENT_BUTTON = { css: "main button", name: "입주자모집공고 PDF 보기" };

const IMAGE = { css: "main button", name: "크게 보기" };
const LIGHTBOX = { css: "[role=dialog]", name: "크게 보기" };
const ENLARGE = { css: "[role=dialog] button", name: "확대" };
const REDUCE = { css: "[role=dialog] button", name: "축소" };
const COUNTER = { css: "[role=dialog] [role=status]" };
/** How much larger than fitted the image of the lightbox is. */
const scaleOf = (page: Page) =>
  page.at(
    { css: "[role=dialog] [data-current] :is(img, svg)" },
    (image) => Math.round((10 * image.getBoundingClientRect().width) / image.offsetWidth) / 10,
  );

/** Whether the engine has a decoder for AV1 or H.264, in which the films are. */
const canPlayFilms = (page: Page) =>
  page.evaluate(() =>
    ['video/webm; codecs="av01.0.05M.08"', 'video/mp4; codecs="avc1.42E01E"'].some(
      (type) => document.createElement("video").canPlayType(type) !== "",
    ),
  );

export const mediaJourneys: readonly Journey[] = [
  {
    title: "plays the brand's film and pauses it, or says so where there is no decoder for it",
    async run({ page }) {
      await page.open("/Brand/video");
      if (!(await canPlayFilms(page))) {
        await page.expectAttribute(player(brandTitle), "data-state", "failed");
        return;
      }
      await page.expectAttribute(player(brandTitle), "data-state", "playing");
      await expect
        .poll(() => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0))
        .toBeGreaterThan(0);
      await page.click(PAUSE);
      await page.expectAttribute(player(brandTitle), "data-state", "paused");
    },
  },
  {
    title: "opens an image, enlarges it, goes to the next by key and closes on Escape and Back",
    async run({ page }) {
      await page.open("/ComplexGuide/community");
      await page.expectHydrated(IMAGE);
      await page.click(IMAGE);
      await page.expectShown(LIGHTBOX);
      await page.expectText(COUNTER, "1 / ");
      await expect.poll(() => scaleOf(page)).toBe(1);
      await page.click(ENLARGE);
      await expect.poll(() => scaleOf(page)).toBe(1.5);
      await page.click(REDUCE);
      await expect.poll(() => scaleOf(page)).toBe(1);
      await page.press("ArrowRight");
      await page.expectText(COUNTER, "2 / ");
      await page.press("Escape");
      await page.expectHidden(LIGHTBOX);
      await page.click(IMAGE);
      await page.expectShown(LIGHTBOX);
      await page.goBack();
      await page.expectHidden(LIGHTBOX);
      await page.expectFocusOn(IMAGE);
      await page.expectPath("/ComplexGuide/community");
    },
  },
  {
    title: "plays the guide of the tab that is selected by key, and no other",
    async run({ page }) {
      const [first, second] = guides;
      const tab = (title = "") => ({ css: "[role=tab]", name: title });
      await page.open("/FloorPlan/videos");
      await page.expectHydrated(tab(first?.title));
      await page.click(tab(first?.title));
      await page.expectFocusOn(tab(first?.title));
      await page.press("ArrowRight");
      await page.expectAttribute(tab(second?.title), "aria-selected", "true");
      const state = (await canPlayFilms(page)) ? "playing" : "failed";
      await page.expectAttribute(player(second?.title), "data-state", state);
      const playing = () => [...document.querySelectorAll("video")].filter(({ paused }) => !paused).length;
      await expect.poll(() => page.evaluate(playing)).toBe(state === "playing" ? 1 : 0);
    },
  },
  {
    title: "opens the tour, or its still and its words where panoramas cannot be drawn",
    async run({ page }) {
      await page.open("/FloorPlan/Emodel");
      await page.expectHydrated(TOUR_LINK);
      await page.click(TOUR_LINK);
      await expect
        .poll(() =>
          page.evaluate((fallback) => {
            const tour = document.querySelector("iframe")?.contentDocument;
            const isDrawn = tour?.querySelector("main")?.dataset["state"] === "ready" && tour.querySelector("canvas");
            return Boolean(isDrawn) || tour?.body.innerText.includes(fallback);
          }, TOUR_FALLBACK),
        )
        .toBe(true);
    },
  },
  {
    title: "opens the announcement in a window of its own and stops waiting for it",
    async run({ page }) {
      await page.open("/SalesInfo/announcement");
      await page.expectHydrated(ANNOUNCEMENT_BUTTON);
      await page.click(ANNOUNCEMENT_BUTTON);
      await page.expectAttribute(ANNOUNCEMENT_BUTTON, "aria-disabled", "false");
      await expect.poll(() => page.evaluate(() => document.querySelector("main [role=status]")?.textContent)).toBe("");
      expect(await page.closeOpenedWindows()).toBe(1);
      await page.expectPath("/SalesInfo/announcement");
    },
  },
];
