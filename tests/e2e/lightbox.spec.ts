import type { Page } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { first, stage, viewer } from "./support/plans.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, PHONE, test } from "./support/test.ts";

const [typeWithGallery] = complex.supply.types;

const gallery = (page: Page) => page.getByRole("region", { name: `${typeWithGallery?.label} 이미지` });
const triggers = (page: Page) => gallery(page).getByRole("button", { name: /크게 보기$/u });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "크게 보기" });
const position = (page: Page) => lightbox(page).getByRole("status");

/** Opens a page whose gallery has loaded its code. */
async function openGallery(page: Page): Promise<void> {
  await page.goto(typeWithGallery?.page ?? "");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page)).toHaveAttribute("data-state", "ready");
}

test("opens a picture of a gallery, leads to its siblings, and gives the focus back", async ({ page }) => {
  const scripts: string[] = [];
  await openGallery(page);
  page.on("request", (request) => request.resourceType() === "fetch" && scripts.push(request.url()));
  const trigger = triggers(page).first();
  const small = gallery(page).locator("img").first();
  const alt = (await small.getAttribute("alt")) ?? "";
  const widthOf = (image: typeof small) =>
    image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
  const smallWidth = await widthOf(small);
  await expect(trigger).toHaveAccessibleName(`${alt} 크게 보기`);
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(position(page)).toHaveText(/\d+장 중 \d+번째/u);
  expect(scripts.length, "the overlay is a chunk of its own").toBeGreaterThan(0);
  const before = await position(page).textContent();
  const large = lightbox(page).getByRole("img", { name: alt });
  await expect.poll(() => widthOf(large)).toBeGreaterThanOrEqual(smallWidth);
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).not.toHaveText(before ?? "");
  await page.keyboard.press("ArrowLeft");
  await expect(position(page)).toHaveText(before ?? "");
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("closes on Back and stays on the page", async ({ page }) => {
  await openGallery(page);
  await triggers(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(typeWithGallery?.page ?? "");
});

test("opens the drawing of a plan", async ({ page }) => {
  await openHydrated(page, first.page, viewer);
  const small = await stage(page).boundingBox();
  await viewer(page)
    .getByRole("button", { name: /평면도.*크게 보기$/u })
    .click();
  const drawing = lightbox(page).getByRole("img", { name: `${first.label} 평면도 · 확장형` });
  await expect(drawing).toBeVisible();
  const large = await drawing.boundingBox();
  expect(large?.height ?? 0).toBeGreaterThan((small?.height ?? 0) * 0.8);
  await lightbox(page).getByRole("button", { name: "닫기" }).click();
  await expect(lightbox(page)).toHaveCount(0);
});

test("says so when its code does not load, and opens once it does", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/u);
  await openGallery(page);
  await page.context().setOffline(true);
  await triggers(page).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "사진을 열지 못했습니다." })).toBeVisible();
  await page.context().setOffline(false);
  await triggers(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByText("사진을 열지 못했습니다.")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: "no-preference" } });

  test("follows the finger to the next picture and is flicked away", async ({ page }) => {
    await openGallery(page);
    await triggers(page).first().tap();
    await expect(position(page)).toHaveText(/번째/u);
    const session = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const current = lightbox(page).locator("[data-current]");
    await expect.poll(async () => (await current.locator("picture").boundingBox())?.width).toBe(390);

    const before = await position(page).textContent();
    await send("touchStart", 340, 420);
    for (const x of [280, 220, 160]) await send("touchMove", x, 420);
    await expect.poll(async () => (await current.boundingBox())?.x).toBeLessThan(-100);
    await send("touchMove", 80, 420);
    await send("touchEnd");
    await expect(position(page)).not.toHaveText(before ?? "");
    await expect.poll(async () => (await current.boundingBox())?.x).toBe(0);

    await send("touchStart", 200, 400);
    for (const y of [460, 540, 640, 740]) await send("touchMove", 200, y);
    await send("touchEnd");
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("leaves the pictures as they are", async ({ page }) => {
    await page.goto(typeWithGallery?.page ?? "");
    await expect(gallery(page).getByRole("img").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /크게 보기$/u })).toHaveCount(0);
  });
});
