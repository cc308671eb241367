"use client";
import { createContext, use } from "react";
import { useHydrated } from "../hooks/hydration.ts";

/** Element of a theme scope for its overlays: `null` until it is mounted, `undefined` outside of any scope. */
export const OverlayContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Returns the element for overlays: that of the theme scope, or the body; `undefined` until hydrated. */
export function useOverlayContainer(): HTMLElement | null | undefined {
  const container = use(OverlayContainerContext);
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  return container === undefined ? document.body : container;
}
