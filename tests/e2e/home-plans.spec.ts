import type { Page } from "@playwright/test";
import { animationsIn } from "./support/animations.ts";
import { complex } from "./support/complex.ts";
import { hold } from "./support/hold.ts";
import { fontsPainted, layoutShift, NO_SHIFT, watchLayoutShifts } from "./support/layout-shift.ts";
import { first, second, types } from "./support/plans.ts";
import { expect, test } from "./support/test.ts";

const HEIGHT = 800;
/** How long another type fades in, in ms (docs/product.md, 2.12). */
const FADE_MS = 500;
/** What is over before it is painted once is no motion. */
const FRAME_MS = 16;

const section = (page: Page) => page.locator("#unit-plans");
const typeButton = (page: Page, label: string) =>
  section(page).getByRole("group", { name: "평면 타입" }).getByRole("button", { name: label, exact: true });
const stage = (page: Page) => section(page).getByRole("group", { name: "평면도", exact: true });
/** A drawing in the page itself, whose words can be chosen. */
const drawing = (page: Page, label: string) =>
  stage(page)
    .locator('[data-drawing="extended"] > svg')
    .filter({ hasText: `${label} 타입 평면도` });

/** Opens the home page at its plans and waits until the viewer is there. */
async function openPlans(page: Page): Promise<void> {
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  await expect(drawing(page, first.label)).toBeVisible();
}

test("shows the plans of all types, one at a time, in each width", async ({ page }) => {
  await openPlans(page);
  for (const width of [1440, 901, 900, 360]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const { label } of types)
      await expect(typeButton(page, label)).toHaveAttribute("aria-pressed", String(label === first.label));
    const previous = section(page).getByRole("button", { name: "이전 타입" });
    const next = section(page).getByRole("button", { name: "다음 타입" });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(typeButton(page, second.label)).toHaveAttribute("aria-pressed", "true");
    await expect(drawing(page, second.label)).toBeVisible();
    await expect(section(page).getByRole("heading", { name: `${second.label} 타입` })).toBeVisible();
    await expect(section(page).getByRole("link", { name: `${second.label} 평면 자세히 보기` })).toHaveAttribute(
      "href",
      second.page,
    );
    await typeButton(page, types.at(-1)?.label ?? "").click();
    await expect(next).toBeDisabled();
    await typeButton(page, first.label).click();
  }
});

test("keeps its size and moves nothing while a drawing takes the place of its picture", async ({ page }) => {
  await watchLayoutShifts(page, "/");
  const sheets = await hold(page, new RegExp(`/assets/${first.plan}-(?!sketch)[\\w-]+\\.js$`, "u"));
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  const still = stage(page).getByRole("img", { name: `${first.label} 타입 평면도, 발코니 확장형` });
  await expect(still).toHaveJSProperty("complete", true);
  const size = () => stage(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await size();
  const shown = await fontsPainted(page);
  sheets.release();
  await expect(drawing(page, first.label)).toBeVisible();
  expect(await size()).toEqual(before);
  const { score, moved } = await layoutShift(page, shown);
  expect(score, moved.join("\n")).toBeLessThan(NO_SHIFT);
});

test("has the picture of a plan to show when its drawing does not come", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|Failed to fetch dynamically/u);
  await page.route(new RegExp(`/assets/${first.plan}-(?!sketch)[\\w-]+\\.js$`, "u"), (route) => route.abort());
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
  const still = stage(page).getByRole("img", { name: `${first.label} 타입 평면도, 발코니 확장형` });
  await expect(still).toHaveJSProperty("complete", true);
  await expect
    .poll(() => still.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .not.toBe(0);
  await expect(section(page).getByRole("alert")).toHaveCount(0);
});

test("is selected by keyboard", async ({ page }) => {
  await openPlans(page);
  await typeButton(page, first.label).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(typeButton(page, second.label)).toHaveAttribute("aria-pressed", "true");
  await expect(drawing(page, second.label)).toBeVisible();
});

test("fades another type in within half a second, and not for those who want less motion", async ({ visitor }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await visitor({ reducedMotion });
    await openPlans(page);
    const change = async () => {
      await typeButton(page, second.label).click();
      await expect(drawing(page, second.label)).toBeVisible();
      await typeButton(page, first.label).click();
      return animationsIn(stage(page));
    };
    if (reducedMotion === "reduce") expect(Math.max(0, ...(await change()))).toBeLessThan(FRAME_MS);
    // Again where a busy machine looks at it only once it is over.
    else await expect.poll(change).toEqual([FADE_MS]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1440])
    test(`shows the drawing of every type, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto("/");
      const images = section(page).locator("img:visible");
      await expect(images).toHaveCount(types.length);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((element) => element.clientHeight)).toBeGreaterThan(50);
        const address = await image.getAttribute("src");
        const answer = await page.request.get(address ?? "");
        expect(answer.headers()["content-type"]).toContain("image/svg+xml");
        expect(answer.headers()["cache-control"]).toContain("immutable");
      }
      for (const { page: address } of complex.supply.types)
        await expect(section(page).locator(`a[href="${address}"]:visible`).first()).toBeVisible();
    });
});
