"use client";
import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether the script has taken over the page: false on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
