import { expect } from "vitest";
import type { Journey } from "../journey.ts";

const FILM = { css: "[role=group] > [data-state]" };

const TOUR_LINK = { css: "main a", name: "화면을 클릭하면 VR을 보실 수 있습니다." };
const TOUR_FALLBACK = "360도 화면을 그릴 수 없어";

const IMAGE = { css: "main button", name: "크게 보기" };
const LIGHTBOX = { css: "[role=dialog]", name: "크게 보기" };
const ENLARGE = { css: "[role=dialog] button", name: "확대" };
const COUNTER = { css: "[role=dialog] [role=status]" };

/** Whether the engine has a decoder for AV1 or H.264, in which the films are. It runs in the page. */
const canPlayFilms = () =>
  ['video/webm; codecs="av01.0.05M.08"', 'video/mp4; codecs="avc1.42E01E"'].some(
    (type) => document.createElement("video").canPlayType(type) !== "",
  );

export const mediaJourneys: readonly Journey[] = [
  {
    title: "plays the brand's film, or says so where there is no decoder for it",
    async run({ page }) {
      await page.open("/Brand/video");
      if (!(await page.evaluate(canPlayFilms))) {
        await page.expectAttribute(FILM, "data-state", "failed");
        return;
      }
      await page.expectAttribute(FILM, "data-state", "started");
      await expect
        .poll(() => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0))
        .toBeGreaterThan(0);
    },
  },
  {
    title: "opens an image, goes to the next by key, enlarges it and closes on Escape",
    layout: "narrow",
    async run({ page }) {
      const scale = () =>
        page.at(
          { css: "[role=dialog] [data-current] :is(img, svg)" },
          (image) => Math.round((10 * image.getBoundingClientRect().width) / image.offsetWidth) / 10,
        );
      await page.open("/ComplexGuide/community");
      await page.expectHydrated(IMAGE);
      await page.click(IMAGE);
      await page.expectShown(LIGHTBOX);
      await page.expectText(COUNTER, "1 / ");
      await page.press("ArrowRight");
      await page.expectText(COUNTER, "2 / ");
      await page.click(ENLARGE);
      await expect.poll(scale).toBe(1.5);
      await page.press("Escape");
      await page.expectHidden(LIGHTBOX);
      await page.expectFocusOn(IMAGE);
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
];
