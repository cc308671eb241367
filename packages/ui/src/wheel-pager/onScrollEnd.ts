/** Milliseconds without a scroll event after which a scroll is over, for browsers that do not say so themselves. */
const SETTLED_MS = 150;

/**
 * Calls back whenever the page has come to rest after a scroll.
 *
 * @param signal Takes the listener off.
 */
export function onScrollEnd(callback: () => void, signal: AbortSignal): void {
  if ("onscrollend" in document) {
    document.addEventListener("scrollend", callback, { signal });
    return;
  }
  // Safari before 26.2.
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(callback, SETTLED_MS);
    },
    { passive: true, signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
}
