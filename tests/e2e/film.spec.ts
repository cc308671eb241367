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

const player = (page: Page, title: string) => page.getByRole("group", { name: title });
test("plays the brand's film automatically and muted, and stops at its end", async ({ page }) => {
  await page.goto(BRAND_FILM);
  const film = player(page, brandTitle);
  await expect(film).toHaveAttribute("data-state", "playing");
  expect(await film.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expect(film.getByRole("button", { name: "자막" })).toHaveAttribute("aria-pressed", "false");
  await film.locator("video").evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), FAST);
  await expect(film).toHaveAttribute("data-state", "ended", { timeout: 30_000 });

  await film.locator("video").evaluate((video: HTMLVideoElement) => (video.playbackRate = 1));
  await film.getByRole("button", { name: "다시 보기" }).click();
  await expect(film).toHaveAttribute("data-state", "playing");
  await expect(film.getByRole("button", { name: "일시 정지" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(film).toHaveAttribute("data-state", "paused");
});

for (const path of GUIDES)
  test(`plays the selected guide of ${path} only`, async ({ page }) => {
    await page.goto(path);
    const [first, second] = guides;
    await expect(page.getByRole("tab", { selected: true })).toHaveText(first?.title ?? "");
    await expect(player(page, first?.title ?? "")).toHaveAttribute("data-state", /playing|ended/u);
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: second?.title ?? "" })).toHaveAttribute("aria-selected", "true");
    await expect(player(page, second?.title ?? "")).toHaveAttribute("data-state", "playing");
    const playing = () =>
      page.locator("video").evaluateAll((videos: HTMLVideoElement[]) => videos.filter((video) => !video.paused).length);
    expect(await playing()).toBe(1);
  });
