import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a change of route the page starts at its top (specification, section 2), and the focus goes to its heading, so
 * that a screen reader says where one is. A fragment leads to its element instead.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    // Guesses at heights are for the page that came (`late-start.ts`), and for its first visit.
    document.querySelector("style[data-far]")?.remove();
    if (hash === "") window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    const heading = target ?? document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
