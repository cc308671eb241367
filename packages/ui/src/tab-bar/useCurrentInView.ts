import { useEffect, useRef, type RefObject } from "react";
import { afterPaint } from "../hooks/afterPaint.ts";
import { scrollToMiddle } from "./rowScroll.ts";

function scrollTo(row: HTMLElement, item: Element): void {
  row.scrollLeft = scrollToMiddle(
    row.getBoundingClientRect(),
    item.getBoundingClientRect(),
    row.scrollLeft,
    row.scrollWidth,
  );
}

/**
 * Brings the current item of a row that scrolls sideways into sight: when the row appears, and whenever another item
 * becomes current. What the reader scrolled in between stays as it is.
 *
 * Not by `scrollIntoView`, which would scroll the page to the row as well.
 *
 * @param rowRef The row.
 * @param selector Finds the current item in it.
 */
export function useCurrentInView(rowRef: RefObject<HTMLElement | null>, selector: string): void {
  const shownRef = useRef<Element>(null);

  // After every render: which item is current is known to the markup only.
  useEffect(() => {
    function show(): void {
      const row = rowRef.current;
      const item = row?.querySelector(selector);
      if (!row || !item || item === shownRef.current) return;
      shownRef.current = item;
      scrollTo(row, item);
    }
    // To measure costs a layout: what a press shows comes first, but nobody is to see a row jump when it appears.
    if (shownRef.current) return afterPaint(show);
    show();
    return undefined;
  });

  // What stood in for the typefaces as the row appeared has other widths. Documents without a screen have no `fonts`.
  useEffect(() => {
    let isGone = false;
    const placed = rowRef.current?.scrollLeft;
    void document.fonts?.ready.then(() => {
      const { current: row } = rowRef;
      const { current: item } = shownRef;
      if (!isGone && row && item && row.scrollLeft === placed) scrollTo(row, item);
    });
    return () => {
      isGone = true;
    };
  }, [rowRef]);
}
