// The focus is never behind what stays at the window's edges (WCAG 2.2, 2.4.11), and the header keeps its menu within reach,
// whatever the size of window and text.
import type { Page } from "@playwright/test";
import { CUSTOMER, needPageWith } from "./support/complex.ts";
import { popup } from "./support/forms.ts";
import { FIRST_PAGE } from "./support/routes.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { openHydrated, untilHydrated } from "./support/page.ts";

test.use({ sharesContext: true, contextOptions: { reducedMotion: "reduce" } });

/** Three kinds of page: forms, calculators, and the viewer of plans. */
const PAGES = [CUSTOMER, needPageWith("eligibilityCheck"), needPageWith("plans")];

/** A laptop, a phone, and a laptop at 400 %. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** A phone on its side, by what its keyboard leaves of the height. */
const BESIDE_KEYBOARD = [150, 200];

/** Moves the focus through the page, forth and back, by `focus()`, which scrolls as Tab does, and returns what was covered wholly. */
const coveredWhileTabbing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a, button, input, select, textarea, summary), footer :is(a, button)",
      ),
    ];
    const covered: string[] = [];
    for (const [way, elements] of [
      ["Tab", stops],
      ["Shift+Tab", stops.toReversed()],
    ] as const)
      for (const element of elements) {
        if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        element.focus();
        if (document.activeElement !== element) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const isShown = [0.1, 0.5, 0.9].some((down) =>
          [0.02, 0.5, 0.98].some((across) =>
            element.contains(document.elementFromPoint(left + across * width, top + down * height)),
          ),
        );
        if (!isShown)
          covered.push(
            `${way}: ${element.textContent.trim() || element.ariaLabel || element.id} at ${Math.round(top)}`,
          );
      }
    return covered;
  });

test("moves the focus to nothing that header or bottom bar cover", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const size of SIZES)
      await test.step(`${path} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        expect.soft(await coveredWhileTabbing(page), `${path} at ${size.width}`).toEqual([]);
      });
  }
});

/** Returns the share of the focused field that is in the window and under nothing. */
const shownShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!field) return 0;
    const { left, top, width, height } = field.getBoundingClientRect();
    const rows = Array.from({ length: 11 }, (_, row) => top + 0.5 + (row / 10) * (height - 1));
    return rows.filter((y) => field.contains(document.elementFromPoint(left + width / 2, y))).length / rows.length;
  });

test.describe("on a phone on its side", () => {
  test.use({ ...PHONE, viewport: { width: 640, height: 360 } });

  test("shows the whole field that is typed into beside the keyboard", async ({ page }) => {
    await openHydrated(page, CUSTOMER, (shown) => shown.getByRole("main").getByLabel("이름").first());
    const opener = page.getByRole("contentinfo").getByRole("button", { name: "방문예약" });
    for (const height of BESIDE_KEYBOARD) {
      await page.setViewportSize({ width: 640, height });
      await page.getByRole("main").getByLabel("연락처").first().focus();
      expect.soft(await shownShare(page), `the page at ${height}`).toBe(1);
      await untilHydrated(opener);
      await opener.click();
      await popup(page).getByLabel("연락처").focus();
      expect.soft(await shownShare(page), `the popup at ${height}`).toBe(1);
      await page.keyboard.press("Escape");
      await expect(popup(page)).toBeHidden();
    }
  });
});

const navigation = (page: Page) => page.getByRole("navigation", { name: "주 메뉴" });
const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "메뉴 열기" });

/** Replaces the text of each group, as a translator does in place. */
const lengthenGroups = (page: Page): Promise<void> =>
  navigation(page).evaluate((menu) => {
    for (const link of menu.querySelectorAll(":scope > ul > li > a"))
      if (link.firstChild) link.firstChild.textContent = "Subscription information";
  });

test("changes to the menu button while its groups have no room in their row", async ({ page }) => {
  await openHydrated(page, FIRST_PAGE.path, navigation);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation(page)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
  }
  // WCAG 1.4.12.
  const spacing = await page.addStyleTag({
    content: "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await spacing.evaluate((style) => style.parentNode?.removeChild(style));
  await expect(navigation(page)).toBeVisible();

  await lengthenGroups(page);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(toggle(page)).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await toggle(page).click();
    await expect(page.getByRole("dialog", { name: "전체 메뉴" })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

/** Sets the size of the browser's standard text, as its settings do: 16 px at first. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

const daysToNextDate = (page: Page) => page.getByRole("banner").getByRole("link").locator("b");

test("has room for text of twice the size", async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto(FIRST_PAGE.path);
  for (const width of [390, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await expect(navigation(page)).toBeHidden();
    await expect(daysToNextDate(page)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [FIRST_PAGE.path, ...PAGES]) {
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await openHydrated(page, "/", toggle);
  const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(844 / 4);
  await page.locator("[data-slide]").first().scrollIntoViewIfNeeded();
  const next = page.getByRole("main").getByRole("button", { name: "다음", exact: true });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
});
