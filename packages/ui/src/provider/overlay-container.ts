"use client";
import { createContext, use } from "react";
import { useHydrated } from "../hooks/hydration.ts";

/**
 * Element of a theme scope into which overlays are rendered: `null` until it is mounted, `undefined` outside of any
 * scope.
 */
export const OverlayContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Returns the element that overlays are rendered into: that of the theme scope, or the body. On the server and while the
 * page is hydrated it returns `undefined`, and `null` while the scope's element is missing.
 */
export function useOverlayContainer(): HTMLElement | null | undefined {
  const container = use(OverlayContainerContext);
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  return container === undefined ? document.body : container;
}
