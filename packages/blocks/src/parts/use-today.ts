import { koreanDate } from "@danji/complex/sale-dates";
import { createContext, use, useSyncExternalStore } from "react";

/** Day in Korea on which the page's HTML was made, `yyyy-mm-dd`. @default today */
export const BuildDay = createContext<string | undefined>(undefined);

const MINUTE_MS = 60_000;

const today = () => koreanDate(Date.now());

/** Looks at the clock every minute, and when the page is visible again: timers rest in the background. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Returns the day in Korea as `yyyy-mm-dd`, also when it changes while the page is open; {@link BuildDay} while a prerendered page hydrates. */
export function useToday(): string {
  const buildDay = use(BuildDay);
  return useSyncExternalStore(subscribe, today, () => buildDay ?? today());
}
