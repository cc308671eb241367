import { useEffect, useRef, type RefObject } from "react";
import { scrollToMiddle } from "./rowScroll.ts";

/**
 * Brings the current item of a row that scrolls sideways into sight: when the row appears, and whenever another item
 * becomes current. What the reader scrolled in between stays as it is.
 *
 * Not by `scrollIntoView`, which would scroll the page to the row as well.
 *
 * @param selector Finds the current item in the row.
 * @returns The ref of the row.
 */
export function useCurrentInView<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const rowRef = useRef<T>(null);
  const shownRef = useRef<Element>(null);

  // After every render: which item is current is known to the markup only.
  useEffect(() => {
    const row = rowRef.current;
    const item = row?.querySelector(selector);
    if (!row || !item || item === shownRef.current) return;
    shownRef.current = item;
    row.scrollLeft = scrollToMiddle(
      row.getBoundingClientRect(),
      item.getBoundingClientRect(),
      row.scrollLeft,
      row.scrollWidth,
    );
  });

  return rowRef;
}
