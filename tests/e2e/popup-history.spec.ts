import type { Page } from "@playwright/test";
import { popup } from "./support/forms.ts";
import { headerButton, leftovers, openPopup } from "./support/popup.ts";
import { FIRST_PAGE, OTHER_PAGE } from "./support/routes.ts";
import { untilHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

/** Goes on to a second page, and waits until it has taken the focus: a popup must not come before that. */
async function openFirstPage(page: Page): Promise<void> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: FIRST_PAGE.label, exact: true });
  await untilHydrated(link);
  // By key: the page may still be moving to its end under a pointer.
  await link.press("Enter");
  await expect(page).toHaveURL(FIRST_PAGE.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("closes on Back and stays on the page, as often as it is opened", async ({ page }) => {
  await page.goto("/");
  await openFirstPage(page);
  for (let round = 0; round < 3; round += 1) {
    await openPopup(page);
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(FIRST_PAGE.path);
    await expect(headerButton(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("leaves no entry in the history when it is closed otherwise", async ({ page }) => {
  await page.goto("/");
  await openFirstPage(page);
  for (let round = 0; round < 2; round += 1) {
    await openPopup(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    // The popup's entry goes a moment later.
    await expect.poll(() => page.evaluate((): unknown => history.state?.danjiOverlays)).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(page).toHaveURL(FIRST_PAGE.path);
  await expect(popup(page)).toBeHidden();
});

test("is gone when the page changes under it", async ({ page }) => {
  await page.goto("/");
  await openFirstPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await openPopup(page);
  // Nobody reaches a link under the popup, but a script may go elsewhere.
  await page.locator(`footer a[href="${OTHER_PAGE.path}"]`).evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveURL(OTHER_PAGE.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OTHER_PAGE.h1);
  await expect(popup(page)).toBeHidden();
  const { overflow, pointerEvents } = await leftovers(page);
  expect(pointerEvents).toBe("auto");
  expect(overflow).not.toContain("hidden");
  await page.goBack();
  await expect(page).toHaveURL(FIRST_PAGE.path);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
