import { koreanDate } from "@danji/complex/sale-dates";
import { useSyncExternalStore } from "react";

declare const __BUILD_DATE__: string;

const MINUTE_MS = 60_000;

/** Looks at the clock every minute, and when the page is visible again: timers rest in the background. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/**
 * Returns the day in Korea as `yyyy-mm-dd`, also when it changes while the page is open. While a prerendered page hydrates
 * it is the day of the build, which is what the HTML shows; right after that it is today.
 */
export const useToday = () =>
  useSyncExternalStore(
    subscribe,
    () => koreanDate(Date.now()),
    () => __BUILD_DATE__,
  );
