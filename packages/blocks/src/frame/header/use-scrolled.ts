import { useSyncExternalStore } from "react";

/** Scrolled distance in px above which the header changes its look (docs/product.md, 2.6). */
const HEADER_THRESHOLD = 0;

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

/** Returns whether the page is scrolled away from its top. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_THRESHOLD,
    () => false,
  );
