import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsReturn } from "./page/use-is-return.ts";

/** Scroll position of each entry of the history, in CSS px. Firefox restores its own before the page is rendered. */
const positions = new Map<string, number>();

/** Moves the view and the focus to the element of a fragment, and without one the focus to the page's heading. */
export function moveTo(hash: string): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  const heading = target ?? document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/**
 * Starts a new page at its top (docs/product.md, 2.6) and one that Back leads to where it was left, and moves the
 * focus to its heading, so that a screen reader says where one is. A fragment leads to its element instead.
 */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useIsReturn();
  const shown = useRef(pathname);

  // A layout effect: the scroll to the top of the next page must not be recorded as this page's position.
  useLayoutEffect(() => {
    const record = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", record, { passive: true });
    return () => window.removeEventListener("scroll", record);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    // Guesses at heights are for the page that came (`far-sections.ts`), and for its first visit.
    document.querySelector("style[data-far]")?.remove();
    if (hash === "") window.scrollTo({ top: isReturn ? (positions.get(key) ?? 0) : 0, behavior: "instant" });
  }, [pathname, hash, isReturn, key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moveTo(hash);
  }, [pathname, hash]);
}
