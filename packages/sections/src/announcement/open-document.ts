/**
 * How opening a document in a window of its own ended: it is there; the browser let no window open; the visitor closed it
 * before; or nothing was heard of it in time.
 */
export type OpeningEnd = "loaded" | "blocked" | "closed" | "unanswered";

/**
 * How long a window may stay silent, in ms. Some never tell: viewers of phones are apps of their own, some browsers
 * download the file instead, others keep their viewer apart from the page that asked for it.
 */
export const OPENING_LIMIT_MS = 15_000;

/** How often a window is looked after, in ms: no event tells its opener that it was closed. */
const LOOK_AFTER_MS = 250;

/** Whether the window shows something that has arrived. */
function hasArrived(opened: Window): boolean {
  try {
    const { contentType, readyState } = opened.document;
    // WebKitGTK hands the file to its viewer and never completes the document.
    const isHandedOver = contentType !== "text/html";
    return opened.location.href !== "about:blank" && (isHandedOver || readyState === "complete");
  } catch {
    // It is no longer ours to read: a viewer of the browser's own has taken over.
    return true;
  }
}

/**
 * Opens `url` in a new window and tells once how that ended.
 * @param onEnd called with the end; at once where the window is blocked. Not called after the opening was given up.
 * @returns gives the opening up; the window stays.
 */
export function openDocument(url: string, onEnd: (end: OpeningEnd) => void): () => void {
  // Without `noopener`, which would leave nothing to look after; the document is the site's own.
  const opened = window.open(url, "_blank");
  if (!opened) {
    onEnd("blocked");
    return () => undefined;
  }
  // Not `removeEventListener`: a window that is no longer ours to read throws on it.
  const listening = new AbortController();
  const stop = () => {
    clearInterval(lookingAfter);
    clearTimeout(limit);
    listening.abort();
  };
  const end = (how: OpeningEnd) => {
    stop();
    onEnd(how);
  };
  const lookingAfter = setInterval(() => {
    if (opened.closed) end("closed");
    else if (hasArrived(opened)) end("loaded");
  }, LOOK_AFTER_MS);
  const limit = setTimeout(() => end("unanswered"), OPENING_LIMIT_MS);
  opened.addEventListener("load", () => end("loaded"), { signal: listening.signal });
  return stop;
}
