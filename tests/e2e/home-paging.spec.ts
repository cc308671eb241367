import type { Page } from "@playwright/test";
import { fillIn, popup, visitForm } from "./support/forms.ts";
import { hold } from "./support/hold.ts";
import {
  burst,
  entry,
  expectAt,
  fling,
  FOOTER,
  LAST,
  lockOver,
  longTail,
  openPaged,
  placeOf,
  reversal,
  SCREENS,
  sectionOf,
} from "./support/home.ts";
import { heroButton } from "./support/popup.ts";
import { untilHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** One notch of the wheel in the middle of the screen. */
async function notch(page: Page, step: 1 | -1): Promise<void> {
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, step * 120);
}

/** Where a step leads. */
function after(place: number, step: 1 | -1): number {
  if (step === 1) return place < LAST ? place + 1 : FOOTER;
  return Math.max(0, place === FOOTER ? LAST : place - 1);
}

const PLANS = placeOf("unit-plans");

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("goes through every screen and the footer, a turn of the wheel each", async ({ page }) => {
  await openPaged(page);
  await expectAt(page, 0);
  for (let place = 0; place < FOOTER;) {
    place = after(place, 1);
    await notch(page, 1);
    await expectAt(page, place);
    await lockOver(page);
  }
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await notch(page, -1);
  await expectAt(page, LAST);
});

test("names the screens in an index at the edge, which leads to each of them", async ({ page }) => {
  await openPaged(page);
  const index = page.getByRole("navigation", { name: "화면 목록" });
  await expect(index.getByRole("link")).toHaveText(SCREENS.map(({ label }) => label));
  const sections = page.getByRole("main").locator("section[id]:visible");
  await expect(sections).toHaveCount(SCREENS.length);
  for (const section of await sections.all())
    await expect(section.getByRole("heading").first()).toHaveAccessibleName(/\S/u);
  await entry(page, PLANS).click();
  await expectAt(page, PLANS);
  await expect(page.locator("#unit-plans")).toBeFocused();
});

test("takes one step within half a second, whatever is turned meanwhile", async ({ page }) => {
  await openPaged(page);
  await page.mouse.move(700, 450);
  await Promise.all([page.mouse.wheel(0, 120), page.mouse.wheel(0, 120), page.mouse.wheel(0, 120)]);
  await expectAt(page, 1);
  await lockOver(page);
  await expectAt(page, 1);
});

test("finishes a step that starts before the pager has loaded", async ({ page }) => {
  const held = await hold(page, /\/assets\/HomePager-[\w-]+\.js$/u);
  await page.goto("/");
  await untilHydrated(page.locator("main h1"));
  await notch(page, 1);
  await expect.poll(() => scrolled(page)).toBe(120);
  held.release();
  await expectAt(page, 1);
});

test("takes the notch that comes in the same instant as the first move", async ({ page }) => {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.goto("about:blank");
    await page.goto("/", { waitUntil: "networkidle" });
    await untilHydrated(page.locator("main h1"));
    await Promise.all([page.mouse.move(700 + attempt, 450), page.mouse.wheel(0, 120)]);
    await expectAt(page, 1);
    await lockOver(page);
    await expectAt(page, 1);
  }
});

test("loses no step and doubles none in fifty swipes on a trackpad", async ({ page }) => {
  await openPaged(page);
  let place = 0;
  // Down to the end and up again, in every shape.
  for (let swipe = 0; swipe < 50; swipe += 1) {
    const shape = [longTail, burst, reversal][swipe % 3] ?? burst;
    const down = Math.floor(swipe / 12) % 2 === 0;
    await fling(page, shape(down ? 1 : -1));
    place = after(place, down ? 1 : -1);
    if (shape === reversal) place = after(place, down ? -1 : 1);
    await expect(entry(page, Math.floor(place)), `after swipe ${swipe + 1}`).toHaveAttribute("aria-current", "true");
  }
  await expectAt(page, place);
});

test("pages by the keyboard as any page scrolls by it, and brings what Tab leads to", async ({ page }) => {
  await openPaged(page);
  const steps = [
    ["PageDown", 1],
    ["ArrowDown", 2],
    ["Space", 3],
    ["Shift+Space", 2],
    ["PageUp", 1],
    ["End", FOOTER],
    ["Home", 0],
  ] as const;
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expectAt(page, place);
    await lockOver(page);
  }
  const { link } = sectionOf("plans");
  const learnMore = page.locator("#unit-plans").getByRole("link", { name: link.label, exact: true });
  await learnMore.focus();
  await expect(learnMore).toBeInViewport();
  await expectAt(page, PLANS);
});

test("ignores wheel and keys while a field has focus or the popup is open", async ({ page }) => {
  await openPaged(page, "/#booking");
  await expectAt(page, placeOf("booking"));
  await fillIn(visitForm(page), { 이름: "손님" });
  const before = await scrolled(page);
  await page.keyboard.press("Space");
  await notch(page, -1);
  await expect.poll(() => scrolled(page)).toBe(before - 120);
  await lockOver(page);
  expect(await scrolled(page)).toBe(before - 120);

  await page.goto("about:blank");
  await openPaged(page);
  await heroButton(page).click();
  await expect(popup(page)).toBeVisible();
  await notch(page, 1);
  await page.keyboard.press("PageDown");
  await lockOver(page);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await notch(page, 1);
  await expectAt(page, 1);
});

test("pages over a picture, which a click or Enter opens full screen, and gives it the focus back", async ({
  page,
}) => {
  const special = placeOf("special-plan");
  await openPaged(page);
  await entry(page, special).click();
  await expectAt(page, special);
  const trigger = page.locator("#special-plan").getByRole("button", { name: /크게 보기$/u });
  const lightbox = page.getByRole("dialog", { name: "크게 보기" });
  await trigger.hover();
  for (const step of [1, -1]) {
    await lockOver(page);
    await page.mouse.wheel(0, step * 120);
    await expectAt(page, step === 1 ? special + 1 : special);
  }
  await expect(lightbox).toHaveCount(0);

  await untilHydrated(trigger);
  await trigger.click();
  await expect(lightbox.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lightbox.getByRole("button", { name: "닫기" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lightbox).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expectAt(page, special);
  await page.keyboard.press("PageDown");
  await expectAt(page, special + 1);
});

test("is aligned to a screen after a fragment link, a reload, Back, and find in page", async ({ page }) => {
  await openPaged(page, "/#unit-plans");
  await expectAt(page, PLANS);
  await page.reload();
  await expectAt(page, PLANS);

  const { link } = sectionOf("plans");
  await page.locator("#unit-plans").getByRole("link", { name: link.label, exact: true }).click();
  await expect(page).toHaveURL(link.to);
  await page.goBack();
  await expectAt(page, PLANS);

  expect(
    await page.evaluate(() => "find" in window && typeof window.find === "function" && window.find("PREMIUM 01")),
  ).toBe(true);
  await expectAt(page, placeOf("premium"));
});

test("keeps every screen when a link leads into the page before its code is there", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "본문 바로가기" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/u);
  await expect(page.getByRole("main").locator("section[id]:visible")).toHaveCount(SCREENS.length);
  await expect(visitForm(page)).toBeAttached();
});

test("pages from 901px on, and scrolls as any page up to 900px", async ({ page }) => {
  await page.setViewportSize({ width: 901, height: 800 });
  await openPaged(page);
  await notch(page, 1);
  await expectAt(page, 1);

  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "화면 목록" })).toBeHidden();
  await notch(page, 1);
  await expect.poll(() => scrolled(page)).toBe(120);
});

test("holds each screen in common windows, and lets the booking be read in a low one", async ({ page }) => {
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
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("scrolls as any page, with everything in sight and the index following", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator('main [data-state="plain"]').first()).toBeAttached();
    await notch(page, 1);
    await expect.poll(() => scrolled(page)).toBe(120);
    await page.evaluate(() => window.scrollTo(0, 2.2 * window.innerHeight));
    await expect(entry(page, 2)).toHaveAttribute("aria-current", "true");
    await entry(page, PLANS).click();
    await expectAt(page, PLANS);
    // The radio buttons of a switch lie unseen over the words that stand for them; the sign that a picture opens shows on hover.
    const hidden = await page
      .locator("main section :visible:not(input[type=radio], [aria-haspopup=dialog] *)")
      .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity === "0").length);
    expect(hidden).toBe(0);
  });
});
