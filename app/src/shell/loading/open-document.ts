/** Path of the page on the screen; that of the location is ahead while the next page is on its way. */
let shownPath: string | undefined;

/** Records the path of the page on the screen, or that there is none. */
export function recordShownPage(path: string | undefined): void {
  shownPath = path;
}

/** Returns whether the page of a path is on the screen. */
export const isShown = (path: string): boolean => path === shownPath;

/** Returns whether the server answers: offline, a document or a native post would give way to an error page of the browser. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Opens the document of a page whose code failed to load; throws where that page is on the screen or no server answers. */
export async function openDocument(error: unknown): Promise<never> {
  if (isShown(location.pathname) || !(await isServerReachable())) throw error;
  window.dispatchEvent(new Event("danji:leaving"));
  location.reload();
  return new Promise<never>(() => undefined);
}
