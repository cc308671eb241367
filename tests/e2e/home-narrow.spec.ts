import type { Locator, Page } from "@playwright/test";
import { positionAtRest } from "./support/at-rest.ts";
import { PARTS, sectionOf } from "./support/home.ts";
import { expect, PHONE, test } from "./support/test.ts";

/** How long a slide stands, in ms (docs/product.md, 4.5). */
const INTERVAL = 6000;
const SLIDES = sectionOf("slider").slides.length;
/** So far in px from where one was, nobody has to look for it. */
const NEAR = 100;
/** How far in px a thumb moves the page at a time. */
const STEP = 400;

const accordion = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const slider = (page: Page) => page.locator("[aria-roledescription='캐러셀']");
const dot = (page: Page, place: number) => slider(page).getByRole("button", { name: `${place}번째 슬라이드` });

/** Waits until the slider's code is there. */
async function ready(page: Page): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toHaveAttribute("data-state", "ready");
}

/** Stops the slider at its first slide; on a slow machine it has left that before. */
async function stopAtFirst(page: Page): Promise<void> {
  await slider(page).getByRole("button", { name: "자동 넘김 멈춤" }).tap();
  await dot(page, 1).tap();
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  // All but the first are inert once it has come to rest.
  await expect(slider(page).locator("[data-slide] ~ [data-slide][inert]")).toHaveCount(SLIDES - 1);
}

/** A finger's way across an element, in CSS pixels; negative to the left. */
async function swipe(element: Locator, distance: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to swipe over.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await element.page().context().newCDPSession(element.page());
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send("touchStart", x);
  for (let part = 1; part <= 4; part += 1) await send("touchMove", x + (distance * part) / 4);
  await send("touchEnd");
  await touch.detach();
}

test.use({ ...PHONE, viewport: { width: 360, height: 740 } });

test("stacks its sections thumb first, in the order of the complex", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .getByRole("main")
    .locator("section[id]:visible")
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(PARTS.map(({ id }) => id));
  await expect(page.getByRole("navigation", { name: "화면 목록" })).toBeHidden();
});

test("lies at a section after a link into the page, and where one was after a reload", async ({ page }) => {
  const place = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => {
      const { scrollMarginTop } = getComputedStyle(section);
      return Math.round(section.getBoundingClientRect().top - Number.parseFloat(scrollMarginTop));
    });
  for (const id of ["brand", "unit-plans", "booking"]) {
    await page.goto("about:blank");
    await page.goto(`/#${id}`);
    await expect.poll(async () => Math.abs(await place(id)), id).toBe(0);
  }

  await page.goto("about:blank");
  await page.goto("/");
  // As a thumb comes there: through all that is above.
  while ((await place("special-plan")) > 0) await page.mouse.wheel(0, 400);
  // The last turn of the wheel may still be under way.
  const before = await positionAtRest(page, () => place("special-plan"));
  await page.reload();
  await expect.poll(async () => Math.abs((await place("special-plan")) - before)).toBeLessThan(NEAR);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`fetches no picture before somebody comes near it, and each by the time it is in sight (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const fetched = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "image") fetched.add(new URL(request.url()).pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const hero = await page
      .locator("#hero img")
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect([...fetched].filter((path) => path.includes("/images/"))).toEqual([hero]);

    // As a thumb comes to them; a picture that shows is whole and in its place.
    const end = await page.locator("#booking").evaluate((section) => section.getBoundingClientRect().top);
    for (let scrolled = 0; scrolled < end; scrolled += STEP) {
      await page.mouse.wheel(0, STEP);
      await expect
        .poll(() =>
          page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
            images
              .filter((image) => image.checkVisibility({ visibilityProperty: true }))
              .filter((image) => {
                const place = image.closest("picture")?.getBoundingClientRect();
                if (!place) return false;
                return place.top < innerHeight && place.bottom > 0 && place.left < innerWidth && place.right > 0;
              })
              .filter((image) => !image.complete || getComputedStyle(image).translate.startsWith("-"))
              .map(({ currentSrc }) => currentSrc),
          ),
        )
        .toEqual([]);
    }
    expect(fetched.size).toBeGreaterThan(SLIDES);
  });

for (const kind of ["overview", "grounds"] as const)
  test(`opens one item of ${kind} at a time, and closes the open one`, async ({ page }) => {
    const { title, items } = sectionOf(kind);
    await page.goto("/");
    const section = accordion(page, title);
    await section.scrollIntoViewIfNeeded();
    const buttons = section.getByRole("heading").getByRole("button");
    await expect(buttons).toHaveText(items.map((item) => item.title));
    for (const button of await buttons.all()) await expect(button).toHaveAttribute("aria-expanded", "false");
    await buttons.nth(0).tap();
    await expect(buttons.nth(0)).toHaveAttribute("aria-expanded", "true");
    await expect(section.getByRole("link")).toHaveCount(1);
    await buttons.nth(2).tap();
    await expect(buttons.nth(0)).toHaveAttribute("aria-expanded", "false");
    await expect(buttons.nth(2)).toHaveAttribute("aria-expanded", "true");
    await buttons.nth(2).tap();
    await expect(buttons.nth(2)).toHaveAttribute("aria-expanded", "false");
    await expect(section.getByRole("link")).toHaveCount(0);
  });

/** How long each script is on its way, in ms. */
const LATENCY = 400;

test("keeps a tap that comes before any script", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const { title, items } = sectionOf("overview");
  const section = accordion(page, title);
  const name = items[1]?.title ?? "";
  await section.locator("details").nth(1).tap();
  await expect(section.getByRole("button", { name })).toHaveAttribute("aria-expanded", "true");
  await expect(section.getByRole("region", { name })).toBeVisible();
});

test("slides through its pictures every six seconds, and stops and starts when told", async ({ page }) => {
  await page.clock.install();
  // From here on the clock moves by `runFor` alone, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 10 * INTERVAL);
  await page.goto("/");
  await ready(page);
  await expect(slider(page).locator("[data-slide]")).toHaveCount(SLIDES);
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  await page.clock.runFor(INTERVAL);
  await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  await slider(page).getByRole("button", { name: "자동 넘김 멈춤" }).tap();
  await expect(slider(page).getByRole("button", { name: "자동 넘김 시작" })).toBeVisible();
  await page.clock.runFor(2 * INTERVAL);
  await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  await slider(page).getByRole("button", { name: "자동 넘김 시작" }).tap();
  await expect(slider(page).getByRole("button", { name: "자동 넘김 멈춤" })).toBeVisible();
  await page.clock.runFor(INTERVAL);
  await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
});

test("moves a slide for a swipe of more than 50 pixels, wraps around, and jumps by its dots", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await stopAtFirst(page);
  const picture = slider(page).locator("[data-slide]:not([inert])").getByRole("img").first();
  await swipe(picture, -40);
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  await swipe(picture, -90);
  await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  await dot(page, SLIDES).tap();
  await expect(dot(page, SLIDES)).toHaveAttribute("aria-current", "true");
  await slider(page).getByRole("button", { name: "다음" }).tap();
  await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
  await slider(page).getByRole("button", { name: "이전" }).tap();
  await expect(dot(page, SLIDES)).toHaveAttribute("aria-current", "true");
});

test("opens the picture of a slide with a tap, not with a swipe or a drag", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await stopAtFirst(page);
  const trigger = (slide: number) =>
    slider(page)
      .getByRole("group", { name: `${slide} /` })
      .getByRole("button", { name: /크게 보기$/u });
  const lightbox = page.getByRole("dialog", { name: "크게 보기" });
  await swipe(trigger(1), -90);
  await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  await trigger(2).dragTo(slider(page), { sourcePosition: { x: 300, y: 100 }, targetPosition: { x: 60, y: 100 } });
  await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
  await expect(lightbox).toHaveCount(0);

  await trigger(3).tap();
  await expect(lightbox.getByRole("status")).toContainText(`3 / ${SLIDES}`);
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(trigger(3)).toBeFocused();
  await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has everything open, all slides to scroll to, and a form that posts", async ({ page }) => {
    await page.goto("/");
    for (const { title, items } of [sectionOf("overview"), sectionOf("grounds")])
      await expect(accordion(page, title).getByRole("link")).toHaveCount(items.length);
    await expect(slider(page).locator("[data-slide]")).toHaveCount(SLIDES);
    await expect(slider(page).getByRole("button")).toHaveCount(0);
    await expect(page.locator("main form")).toHaveAttribute("action", /visit/u);
  });
});
