/** How opening a document ended: it is there, the browser let no window open, the visitor closed it before, or it did not load in time. */
export type OpeningEnd = "loaded" | "blocked" | "closed" | "unanswered";

/** Timeout in ms. Some windows never report loading: viewers on phones are separate apps, some browsers download the file or isolate their viewer. */
export const OPENING_LIMIT_MS = 15_000;

/** Polling interval, in ms: no event reports that the window was closed. */
const LOOK_AFTER_MS = 250;

/** Whether the window shows something that has arrived. */
function hasArrived(opened: Window): boolean {
  try {
    const { contentType, readyState } = opened.document;
    // WebKitGTK hands the file to its viewer and never completes the document.
    const isHandedOver = contentType !== "text/html";
    return opened.location.href !== "about:blank" && (isHandedOver || readyState === "complete");
  } catch {
    // Cross-origin now: the browser's own viewer shows the document.
    return true;
  }
}

/**
 * Opens `url` in a new window and reports the result once.
 * @param onEnd Called with the result, immediately if the window is blocked. Not called after cancellation.
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
