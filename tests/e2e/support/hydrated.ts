import { expect, type Locator, type Page } from "@playwright/test";

/** Whether React has hydrated an element. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$")));

/** Waits until React has hydrated an element: before that a link loads a document. */
export const untilHydrated = (element: Locator): Promise<void> => expect.poll(() => isHydrated(element)).toBe(true);

/** Opens a page, and waits until a part of it is hydrated: earlier clicks have only the browser's own effect. */
export async function openHydrated(page: Page, path: string, part: (page: Page) => Locator): Promise<void> {
  await page.goto(path);
  // Some parts get their code when they are near.
  await part(page).scrollIntoViewIfNeeded();
  await untilHydrated(part(page));
}
