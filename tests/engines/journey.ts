import { expect } from "vitest";
import type { Page } from "./page.ts";

/** What a journey has at hand. */
export interface Visit {
  readonly page: Page;
  /** Whether the window has the wide layout. */
  readonly wide: boolean;
  /** Folder of the server's database. */
  readonly dataDir: string;
}

/** What a visitor does on the site, and what they have to see then. */
export interface Journey {
  readonly title: string;
  readonly run: (visit: Visit) => Promise<void>;
  /** The only layout in which it can be done. @default both */
  readonly layout?: "wide" | "narrow";
  /** Milliseconds that it may take. */
  readonly timeout?: number;
}

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
