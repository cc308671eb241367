/** Milliseconds without a scroll event after which a scroll has ended, for browsers without `scrollend`. */
const SETTLED_MS = 150;

/** Calls back when a scroll has ended, until `signal` aborts. */
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
