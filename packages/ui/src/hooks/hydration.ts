"use client";
import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Returns whether the page is hydrated: false on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Returns a ref, and calls `adopt` with its element after mount, which may hold input from before hydration. */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const adoptShown = useEffectEvent(() => {
    if (ref.current) adopt(ref.current);
  });
  useEffect(() => adoptShown(), []);
  return ref;
}
