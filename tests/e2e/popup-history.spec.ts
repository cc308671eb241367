import type { Page } from "@playwright/test";
import { popup } from "./support/forms.ts";
import { headerButton, leftovers, openPopup } from "./support/popup.ts";
import { takenOver } from "./support/taken-over.ts";
import { expect, test } from "./support/test.ts";

/** Goes on to a second page, and waits until it has taken the focus: a popup must not come before that. */
async function openBrandPage(page: Page): Promise<void> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "브랜드 소개" });
  await takenOver(link);
  await link.click();
  await expect(page).toHaveURL("/Brand/intro");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("closes on Back and stays on the page, as often as it is opened", async ({ page }) => {
  await page.goto("/");
  await openBrandPage(page);
  for (let round = 0; round < 3; round += 1) {
    await openPopup(page);
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL("/Brand/intro");
    await expect(headerButton(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("leaves no entry in the history when it is closed otherwise", async ({ page }) => {
  await page.goto("/");
  await openBrandPage(page);
  for (let round = 0; round < 2; round += 1) {
    await openPopup(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL("/Brand/intro");
  await expect(popup(page)).toBeHidden();
});

test("is gone when the page changes under it", async ({ page }) => {
  await page.goto("/");
  await openBrandPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await openPopup(page);
  // Nobody reaches a link under the popup, but a script may go elsewhere.
  await page.locator('footer a[href="/ComplexGuide/community"]').evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveURL("/ComplexGuide/community");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("커뮤니티");
  await expect(popup(page)).toBeHidden();
  const { overflow, pointerEvents } = await leftovers(page);
  expect(pointerEvents).toBe("auto");
  expect(overflow).not.toContain("hidden");
  await page.goBack();
  await expect(page).toHaveURL("/Brand/intro");
  await page.goBack();
  await expect(page).toHaveURL("/");
});
