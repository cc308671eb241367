import * as screens from "@danji/blocks/screen-list.ts";
import type { Page } from "@playwright/test";
import { complex, frame } from "./support/complex.ts";
import { heroButton, popup, visitForm } from "./support/forms.ts";
import { entry, expectAt, FOOTER, LAST, lockOver, openPaged, placeOf, SCREENS, sectionOf } from "./support/home.ts";
import { expect, test } from "./support/test.ts";

test.use({ sharesContext: true, viewport: { width: 1440, height: 900 } });

const TRANSPARENT = "rgba(0, 0, 0, 0)";
const PLANS = placeOf("unit-plans");

/** One notch of the wheel in the middle of the screen. */
async function notch(page: Page, step: 1 | -1): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, step * 120);
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("goes a screen on for a turn of the wheel, and to each by an index at the edge", async ({ page }) => {
  await openPaged(page);
  const index = page.getByRole("navigation", { name: "화면 목록" });
  await expect(index.getByRole("link")).toHaveText(SCREENS.map(({ label }) => label));
  await expectAt(page, 0);
  await notch(page, 1);
  await expectAt(page, 1);
  await entry(page, LAST).click();
  await expectAt(page, LAST);
  await lockOver(page);
  await notch(page, 1);
  await expectAt(page, FOOTER);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await lockOver(page);
  await notch(page, -1);
  await expectAt(page, LAST);
});

test(
  "begins with the complex's name and the way to the popup, under the header",
  { tag: "@complex" },
  async ({ page }) => {
    await openPaged(page);
    const header = page.getByRole("banner");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(complex.identity.name);
    await expect(page.getByRole("main").getByText(complex.home.hero.subline)).toBeInViewport();
    if (frame === "overlay") await expect(header).toHaveCSS("background-color", TRANSPARENT);
    else await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
    await heroButton(page).click();
    await expect(popup(page)).toBeVisible();
    await notch(page, 1);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    expect(await scrolled(page)).toBe(0);
    await notch(page, 1);
    await expectAt(page, 1);
    await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
  },
);

test("is aligned to a screen after a fragment link, a reload, Back, and find in page", async ({ page }) => {
  await openPaged(page, "/#unit-plans");
  await expectAt(page, PLANS);
  await page.reload();
  await expectAt(page, PLANS);

  const { link } = sectionOf(screens.plans);
  await page.locator("#unit-plans").getByRole("link", { name: link.label, exact: true }).click();
  await expect(page).toHaveURL(link.to);
  await page.goBack();
  await expectAt(page, PLANS);

  expect(
    await page.evaluate(() => "find" in window && typeof window.find === "function" && window.find("PREMIUM 01")),
  ).toBe(true);
  await expectAt(page, placeOf("premium"));
});

test(
  "holds each screen in common windows, and lets the booking be read in a low one",
  { tag: "@complex" },
  async ({ page }) => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const heights = await page
        .getByRole("main")
        .locator("section[id]:visible")
        .evaluateAll((sections) => sections.map((section) => [section.id, section.clientHeight]));
      expect(
        heights.filter(([, tall]) => tall !== height),
        `${width}×${height}`,
      ).toEqual([]);
    }

    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto("about:blank");
    await openPaged(page, "/#booking");
    const submit = visitForm(page).getByRole("button", { name: "방문예약 신청" });
    await expect(submit).not.toBeInViewport({ ratio: 1 });
    await lockOver(page);
    await notch(page, 1);
    await expect(submit).toBeInViewport({ ratio: 1 });
  },
);

test.describe("on another day", () => {
  // The clock outlasts a page.
  test.use({ sharesContext: false });

  test("counts down to the next date of the sale in Korea, and hands it to a calendar", async ({ page }) => {
    const [, opening, special] = complex.schedule.events;
    // The morning before in Korea, and still two days before in Greenwich.
    const morning = new Date(`${special?.start}T00:30:00+09:00`);
    await page.clock.setFixedTime(morning.setDate(morning.getDate() - 1));
    await page.goto("/");
    const schedule = page.getByRole("region", { name: sectionOf(screens.schedule).title });
    await schedule.scrollIntoViewIfNeeded();
    await expect(schedule.getByText("D-1", { exact: true })).toBeVisible();
    await expect(schedule.getByRole("heading", { name: special?.title ?? "" })).toBeVisible();
    await expect(schedule.getByText(opening?.title ?? "")).toHaveCount(0);
    const calendar = schedule.getByRole("link", { name: `${special?.title} 일정을 캘린더에 담기` });
    const answer = await page.request.get((await calendar.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toContain("text/calendar");
  });
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])
  test(`has pictures as wide as they are drawn, and plans with names to be read, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const pictures = page.getByRole("main").locator("picture > img:visible");
    for (const picture of await pictures.all()) {
      const { file, drawn } = await picture.evaluate(async (image: HTMLImageElement) => {
        image.loading = "eager";
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        return { file: image.currentSrc, drawn: Math.max(width, height * ratio) };
      });
      expect.soft(Number(/-(\d+)\.avif$/u.exec(file)?.[1]) / drawn, file).toBeGreaterThanOrEqual(0.9);
    }
    const plans = page.locator("#unit-plans");
    await plans.scrollIntoViewIfNeeded();
    await expect(plans.locator("svg > .plan-labels").first()).toBeAttached();
    const letters = await plans
      .locator("svg[viewBox] text:visible")
      .evaluateAll((texts: SVGTextElement[]) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
      );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(11);
  });

test("does not fetch pictures that the layout hides", async ({ page }) => {
  const pictures = new Set<string>();
  page.on("request", (request) => request.resourceType() === "image" && pictures.add(request.url()));
  const hidden = sectionOf(screens.grounds).items.filter(({ picture }) => picture === "layout");
  expect(hidden).toHaveLength(1);
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("article").last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.size).toBeGreaterThan(1);
  expect([...pictures].filter((url) => url.includes("/layout-"))).toEqual([]);
});
