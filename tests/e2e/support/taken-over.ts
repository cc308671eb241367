import { expect, type Locator, type Page } from "@playwright/test";

/** Whether React has taken over an element. */
export const isTakenOver = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$")));

/** Waits until it has: before that a link is the browser's, and opens a document. */
export const takenOver = (element: Locator): Promise<void> => expect.poll(() => isTakenOver(element)).toBe(true);

/** Opens a page, and waits until a part of it answers: what is pressed before is the browser's own affair. */
export async function openTakenOver(page: Page, path: string, part: (page: Page) => Locator): Promise<void> {
  await page.goto(path);
  // Some parts get their code when they are near.
  await part(page).scrollIntoViewIfNeeded();
  await takenOver(part(page));
}
