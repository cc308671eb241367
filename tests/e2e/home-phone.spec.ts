import * as screens from "@danji/blocks/screen-list.ts";
import { PARTS, sectionOf } from "./support/home.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { positionAtRest } from "./support/page.ts";

test.use({ ...PHONE, viewport: { width: 360, height: 740 }, sharesContext: true });

const SLIDES = sectionOf(screens.slider).slides.length;
/** Distance in px from the earlier position that still counts as the same place. */
const NEAR = 100;
/** How far in px a thumb moves the page at a time. */
const STEP = 400;

test("stacks its sections thumb first, the dates second, the others in the order of the complex", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .getByRole("main")
    .locator("section[id]:visible")
    .evaluateAll((sections) => {
      const top = (section: Element) => section.getBoundingClientRect().top;
      return sections.toSorted((one, other) => top(one) - top(other)).map(({ id }) => id);
    });
  const [hero = "", ...others] = PARTS.map(({ id }) => id);
  expect(ids).toEqual([hero, "schedule", ...others.filter((id) => id !== "schedule")]);
  await expect(page.getByRole("navigation", { name: "화면 목록" })).toBeHidden();
});

test("is read in ten screens", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  // What is far off has its height once it is near.
  while (!(await footer.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1)))
    await page.mouse.wheel(0, STEP);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(10 * PHONE.viewport.height);
});

test("lies at a section after a link into the page, and where one was after a reload", async ({ page }) => {
  const place = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => {
      const { scrollMarginTop } = getComputedStyle(section);
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const kept = Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollPaddingTop);
      return Math.round(section.getBoundingClientRect().top - kept);
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

test.describe("with an empty cache", () => {
  // What another page of the context has shown is in the memory, and such a picture does not wait.
  test.use({ sharesContext: false });

  test("fetches no picture before it is near, and each by the time it is in sight", async ({ page }) => {
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
});
