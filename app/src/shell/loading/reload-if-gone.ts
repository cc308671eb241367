import { GoneError, ImportError } from "./import-fetched.ts";
import { ChunkLoadError } from "./load-chunk.ts";

const causeOf = (error: unknown) => (error instanceof ChunkLoadError ? error.cause : error);

/** Returns whether only another document can load the code: the file is gone, or the browser refuses to import it. */
export function needsAnotherDocument(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof GoneError || cause instanceof ImportError;
}

/** Path of the page on the screen; that of the location is ahead while the next page is on its way. */
let shownPath: string | undefined;

/** Records the path of the page on the screen, or that there is none. */
export function recordShownPage(path: string | undefined): void {
  shownPath = path;
}

/** Returns whether the page of a path is on the screen. */
export const isShown = (path: string): boolean => path === shownPath;

/** Whether the visitor types into a page that stays without the code: its form posts natively. */
const isTyping = () =>
  isShown(location.pathname) && document.activeElement?.matches("input, textarea, select") === true;

/**
 * Handles the failed load of code that the visitor needs. Where a deployment has replaced the file, `bootstrap.ts` reloads the page
 * once and the promise stays pending, so that the page on the screen stays until then.
 *
 * @throws the error, where the page is not reloaded.
 */
export async function reloadIfGone(error: unknown): Promise<never> {
  const isReloading =
    causeOf(error) instanceof GoneError &&
    !isTyping() &&
    !window.dispatchEvent(new Event("danji:reload", { cancelable: true }));
  if (isReloading) return new Promise<never>(() => undefined);
  throw error;
}
