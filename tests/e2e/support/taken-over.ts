import { expect, type Locator } from "@playwright/test";

/** Whether React has taken over an element. */
export const isTakenOver = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber$")));

/** Waits until it has: before that a link is the browser's, and opens a document. */
export const takenOver = (element: Locator): Promise<void> => expect.poll(() => isTakenOver(element)).toBe(true);
