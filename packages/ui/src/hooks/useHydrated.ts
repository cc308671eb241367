"use client";
import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns whether the page is hydrated: false on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
