import type { Page } from "@playwright/test";
import { complex, needPageWith, pagesWith } from "./support/complex.ts";
import { expect, PHONE, test } from "./support/test.ts";

const { brand, guides } = complex.videos;
const BRAND_FILM = needPageWith("brandFilm");
/** Pages with films to choose from; not every complex has one. */
const GUIDES = pagesWith("guideFilms");
const brandTitle = brand?.title ?? "";

/** How many times faster than life a film is played to its end. */
const FAST = 16;

/** Every request for something of a film. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/films/")) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const player = (page: Page, title: string) => page.getByRole("group", { name: title });
const sizeOf = async (page: Page) => {
  const box = await page.locator("video:visible").boundingBox();
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
};

test("plays the brand's film automatically and muted, and stops at its end", async ({ page }) => {
  await page.goto(BRAND_FILM);
  const film = player(page, brandTitle);
  await expect(film).toHaveAttribute("data-state", "playing");
  expect(await film.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expect(film.getByRole("button", { name: "자막" })).toHaveAttribute("aria-pressed", "true");
  await film.locator("video").evaluate((video: HTMLVideoElement, rate) => (video.playbackRate = rate), FAST);
  await expect(film).toHaveAttribute("data-state", "ended", { timeout: 30_000 });

  await film.locator("video").evaluate((video: HTMLVideoElement) => (video.playbackRate = 1));
  await film.getByRole("button", { name: "다시 보기" }).click();
  await expect(film).toHaveAttribute("data-state", "playing");
  await expect(film.getByRole("button", { name: "일시 정지" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(film).toHaveAttribute("data-state", "paused");
});

test("gives films their size", async ({ page }) => {
  for (const path of [BRAND_FILM, ...GUIDES]) {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto(path);
    await expect.poll(() => sizeOf(page)).toEqual({ width: 1300, height: 500 });
    await page.setViewportSize({ width: 768, height: 1000 });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: 300 });
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(async () => (await sizeOf(page)).width).toBeLessThanOrEqual(320);
  }
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

test.describe("for readers who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("shows the still picture and loads no film before it is asked for", async ({ page }) => {
    const asked = filmRequests(page);
    await page.goto(BRAND_FILM, { waitUntil: "networkidle" });
    const film = player(page, brandTitle);
    await expect(film).toHaveAttribute("data-state", "ready");
    expect(asked.filter((path) => !path.endsWith(".vtt"))).toEqual([]);
    await film.getByRole("button", { name: "영상 재생" }).click();
    await expect(film).toHaveAttribute("data-state", "playing");
  });
});

test("plays the lightest film that the browser knows", async ({ page }) => {
  await page.goto(BRAND_FILM);
  const video = player(page, brandTitle).locator("video");
  await expect(player(page, brandTitle)).toHaveAttribute("data-state", "playing");
  const knows = await video.evaluate(
    (element: HTMLVideoElement) => element.canPlayType('video/webm; codecs="av01.0.05M.08"') !== "",
  );
  const file = await video.evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname);
  expect(file).toMatch(knows ? /\.webm$/u : /\.mp4$/u);
  expect((await page.request.head(file)).headers()["content-type"]).toBe(knows ? "video/webm" : "video/mp4");
});

test.describe("on a phone without scripts", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  for (const path of [BRAND_FILM, ...GUIDES])
    test(`has every film of ${path} with the browser's own controls, and what it shows in words`, async ({ page }) => {
      const films = path === BRAND_FILM && brand ? [brand] : guides;
      const asked = filmRequests(page);
      await page.goto(path);
      await expect(page.locator("video[controls]")).toHaveCount(films.length);
      for (const { description } of films) await expect(page.getByText(description)).toBeVisible();
      expect(asked.filter((path) => !path.endsWith(".vtt"))).toEqual([]);
    });
});
