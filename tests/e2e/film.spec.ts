import type { Page } from "@playwright/test";
import { complex, needPageWith, pagesWith } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true });

const { brand, guides } = complex.videos;
const BRAND_FILM = needPageWith("brandFilm");
/** Pages with films to choose from; not every complex has one. */
const GUIDES = pagesWith("guideFilms");
const brandTitle = brand?.title ?? "";

/** How many times faster than life a film is played to its end. */
const FAST = 16;

/** The frame of a film. */
const player = (page: Page, title: string) => page.getByRole("group", { name: title }).locator("[data-state]");

test("plays the brand's film automatically and muted, and stops at its end", async ({ page }) => {
  await page.goto(BRAND_FILM);
  const film = player(page, brandTitle);
  await expect(film).toHaveAttribute("data-state", "started");
  expect(await film.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  expect(await film.locator("video").evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("disabled");
  await film.locator("video").evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), FAST);
  await expect(film).toHaveAttribute("data-state", "ended", { timeout: 30_000 });

  await film.locator("video").evaluate((video: HTMLVideoElement) => (video.playbackRate = 1));
  await film.getByRole("button", { name: "다시 보기" }).click();
  await expect(film).toHaveAttribute("data-state", "started");
  await expect(film.locator("video")).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => film.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

for (const path of GUIDES)
  test(`plays the selected guide of ${path} only`, async ({ page }) => {
    await page.goto(path);
    const [first, second] = guides;
    await expect(page.getByRole("tab", { selected: true })).toHaveText(first?.title ?? "");
    await expect(player(page, first?.title ?? "")).toHaveAttribute("data-state", /started|ended/u);
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: second?.title ?? "" })).toHaveAttribute("aria-selected", "true");
    await expect(player(page, second?.title ?? "")).toHaveAttribute("data-state", "started");
    const playing = () =>
      page.locator("video").evaluateAll((videos: HTMLVideoElement[]) => videos.filter((video) => !video.paused).length);
    expect(await playing()).toBe(1);
  });
