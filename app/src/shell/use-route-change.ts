import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Returns whether Back or Forward led to the page, or the document has just been loaded. */
export const useIsReturn = (): boolean => useNavigationType() === NavigationType.Pop;

const never = () => () => undefined;

/** Returns the fragment of the address, empty while a page hydrates: rendering again would load every lazy section. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash,
    () => "",
  );
}

/** Returns the element of a fragment, also of one that is badly encoded, as in `#100%`; null where there is none. */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Moves the view and the focus to the element of a fragment, and without one the focus to the page's heading. */
export function moveTo(hash: string): void {
  const target = elementOf(hash);
  target?.scrollIntoView();
  const heading = target ?? document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Starts a page at its top or fragment with the focus there; Back without one is left to the browser (docs/product.md, 2.6). */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useIsReturn();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    // Guesses at heights are for the page that came (`template.ts` of delivery), and for its first visit.
    if (shown.current !== pathname) document.querySelector("style[data-far]")?.remove();
    // The first location counts as a return.
    if (hash === "" && !isReturn) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, isReturn, key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moveTo(hash);
  }, [pathname, hash]);
}
