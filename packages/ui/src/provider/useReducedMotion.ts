"use client";
import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** Whether the site reduces motion itself. */
export const ReducedMotionContext = createContext(false);

const QUERY = "(prefers-reduced-motion: reduce)";

/** Returns whether a media query matches; false on the server and while hydrating, so that markup never depends on it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the user or the site (`ReducedMotion`) reduces motion. For CSS there is `media.reducedMotion`. */
export function useReducedMotion(): boolean {
  const isReduced = use(ReducedMotionContext);
  const isPreferred = useMedia(QUERY);
  return isReduced || isPreferred;
}
