import { expect } from "vitest";
import type { Page } from "./page.ts";

export const POPUP = { css: "[role=dialog]", name: "관심고객 등록" };

/** The button that opens the popup: in the header of a wide window, in the bar at the foot of a narrow one. */
export const trigger = (wide: boolean) =>
  wide ? { css: "header button", name: "관심고객 등록" } : { css: "button:not(footer *)", name: "방문예약" };

export async function openPopup(page: Page, wide: boolean): Promise<void> {
  await page.expectHydrated(trigger(wide));
  await page.click(trigger(wide));
  await page.expectShown(POPUP);
  await page.expectFocusIn(POPUP);
}

/** Waits until the page is scrolled by a number of CSS px. */
export async function expectScrolled(page: Page, by: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(by);
}
