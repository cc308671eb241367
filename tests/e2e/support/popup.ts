import { expect, type Page } from "@playwright/test";
import { popup } from "./forms.ts";

/** Buttons that open the popup. */
export const headerButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /관심고객 등록/u });
export const heroButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "관심고객 등록하기" });

/** Expects the focus to be somewhere in the popup, or on it. */
export const expectFocusInside = (page: Page) =>
  expect.poll(() => popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);

/** Opens the popup by the header's button; it is entered in the frame after the one that shows it. */
export async function openPopup(page: Page): Promise<void> {
  await headerButton(page).click();
  await expect(popup(page)).toBeVisible();
  await expectFocusInside(page);
}
