import type { Response } from "@playwright/test";
import { popup } from "./support/forms.ts";
import { untilHydrated } from "./support/hydrated.ts";
import { expectFocusInside, footerButton, headerButton, heroButton, leftovers, openPopup } from "./support/popup.ts";
import { FIRST_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

test("opens from every button of a wide screen, and gives the focus back", async ({ page }) => {
  await page.goto("/");
  for (const button of [headerButton(page), heroButton(page), footerButton(page)]) {
    // By key: the home page still comes to rest at its foot, and may move away under the pointer.
    await button.press("Enter");
    await expect(popup(page)).toBeVisible();
    await expectFocusInside(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await heroButton(page).press("Enter");
  await expect(popup(page)).toBeVisible();
});

test("closes by Escape, beside it and by ×, and leaves nothing behind", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await untilHydrated(headerButton(page));
  const before = await leftovers(page);

  const close = popup(page).getByRole("button", { name: "닫기" });
  const closings = [() => page.keyboard.press("Escape"), () => page.mouse.click(8, 700), () => close.click()];
  for (const closing of closings) {
    await openPopup(page);
    await expect(close).toHaveText("×");
    await closing();
    await expect(popup(page)).toBeHidden();
    await expect(headerButton(page)).toBeFocused();
    await expect.poll(() => leftovers(page)).toEqual(before);
  }
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("holds the page still while it is open", async ({ page }) => {
  await page.goto(FIRST_PAGE.path);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  const width = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().width);
  await openPopup(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  expect(await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().width)).toBe(width);
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 500);
  await popup(page).getByRole("button", { name: "닫기" }).focus();
  await page.keyboard.press("PageDown");
  // A wheel is answered in the next frames: two of them later it would have moved the page.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test("keeps Tab inside", async ({ page }) => {
  await page.goto("/");
  await openPopup(page);
  const stops = await popup(page).locator("a[href], button, input:not([tabindex='-1'])").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < stops + 2; press += 1) {
      await page.keyboard.press(key);
      await expectFocusInside(page);
    }
  }
});

test("is loaded on intent, not with the page", async ({ page }) => {
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) answers.push(response);
  });
  /** Scripts loaded so far that hold the popup; one that is fetched and then imported from the cache counts once. */
  const carriers = async () => {
    const codes = await Promise.all(answers.map((answer) => answer.text()));
    const holding = answers.filter((_, index) => codes[index]?.includes("방문예약 등록"));
    return [...new Set(holding.map((answer) => answer.url()))];
  };
  await page.goto("/", { waitUntil: "networkidle" });
  expect(answers.length).toBeGreaterThan(0);
  expect(await carriers()).toEqual([]);
  await openPopup(page);
  expect(await carriers()).toHaveLength(1);
});
