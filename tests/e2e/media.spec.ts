import type { Page } from "@playwright/test";
import { complex, pagesWith } from "./support/complex.ts";
import { first, viewer } from "./support/plans.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const [typeWithGallery] = complex.supply.types;

const gallery = (page: Page) => page.getByRole("region", { name: `${typeWithGallery?.label} 이미지` });
const triggers = (page: Page) => gallery(page).getByRole("button", { name: /크게 보기$/u });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "크게 보기" });

/** Opens a page whose gallery has loaded its code. */
async function openGallery(page: Page): Promise<void> {
  await page.goto(typeWithGallery?.page ?? "");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page)).toHaveAttribute("data-state", "ready");
}

test("opens a picture of a gallery larger, and closes on Back", async ({ page }) => {
  await openGallery(page);
  const small = gallery(page).locator("img").first();
  const alt = (await small.getAttribute("alt")) ?? "";
  const widthOf = (image: typeof small) =>
    image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
  const smallWidth = await widthOf(small);
  const trigger = triggers(page).first();
  await expect(trigger).toHaveAccessibleName(`${alt} 크게 보기`);
  await trigger.press("Enter");
  const position = lightbox(page).getByRole("status");
  await expect(position).toHaveText(/\d+장 중 \d+번째/u);
  const before = await position.textContent();
  await expect.poll(() => widthOf(lightbox(page).getByRole("img", { name: alt }))).toBeGreaterThanOrEqual(smallWidth);
  await page.keyboard.press("ArrowRight");
  await expect(position).not.toHaveText(before ?? "");
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(typeWithGallery?.page ?? "");
  await expect(trigger).toBeFocused();
});

test("opens the drawing of a plan", async ({ page }) => {
  await openHydrated(page, first.page, viewer);
  await viewer(page)
    .getByRole("button", { name: /평면도.*크게 보기$/u })
    .click();
  await expect(lightbox(page).getByRole("img", { name: `${first.label} 평면도 · 확장형` })).toBeVisible();
  await lightbox(page).getByRole("button", { name: "닫기" }).click();
  await expect(lightbox(page)).toHaveCount(0);
});

test.describe("offline", () => {
  // What the tests before have loaded stays in their cache.
  test.use({ sharesContext: false });

  test("offers a reload when its code does not load", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/u);
    await openGallery(page);
    await page.context().setOffline(true);
    await triggers(page).first().click();
    await expect(page.getByRole("status").getByText("일부 기능을 불러오지 못했습니다.")).toBeInViewport();
    await expect(lightbox(page)).toHaveCount(0);
    await page.context().setOffline(false);
  });
});

const { guides } = complex.videos;
/** Pages with films to choose from; not every complex has one. */
const GUIDES = pagesWith("guideFilms");

/** The frame of a film. */
const player = (page: Page, title: string) => page.getByRole("group", { name: title }).locator("[data-state]");

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
