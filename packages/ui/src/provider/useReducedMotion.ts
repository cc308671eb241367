"use client";
import { use, useSyncExternalStore, createContext } from "react";

/** Whether the site reduces motion itself. */
export const ReducedMotionContext = createContext(false);

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/**
 * Returns whether motion is reduced: the user prefers it, or the site does (`ReducedMotion`). The preference is
 * false on the server and while hydrating, so that markup never depends on it; for CSS there is
 * `media.reducedMotion`.
 */
export function useReducedMotion(): boolean {
  const isReduced = use(ReducedMotionContext);
  const isPreferred = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  return isReduced || isPreferred;
}
