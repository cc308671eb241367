"use client";
import { useEffect, useRef, type RefObject } from "react";

function scrollTo(row: HTMLElement, item: Element): void {
  const [rowBox, itemBox] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft = scrollToMiddle(rowBox, itemBox, row.scrollLeft, row.scrollWidth);
}

/** Scrolls a row sideways to the item that matches, when it changes; `scrollIntoView` would scroll the page as well. */
export function useCurrentInView(rowRef: RefObject<HTMLElement | null>, selector: string): void {
  const shownRef = useRef<Element>(null);

  // After every render: only the markup says which item is current.
  useEffect(() => {
    const row = rowRef.current;
    const item = row?.querySelector(selector);
    if (!row || !item || item === shownRef.current) return;
    shownRef.current = item;
    scrollTo(row, item);
  });

  // Fallback fonts have other widths. Documents without a screen have no `fonts`.
  useEffect(() => {
    let isUnmounted = false;
    const placed = rowRef.current?.scrollLeft;
    void document.fonts?.ready.then(() => {
      const { current: row } = rowRef;
      const { current: item } = shownRef;
      if (!isUnmounted && row && item && row.scrollLeft === placed) scrollTo(row, item);
    });
    return () => {
      isUnmounted = true;
    };
  }, [rowRef]);
}

/** Horizontal extent in CSS pixels of the window. */
export interface Extent {
  left: number;
  width: number;
}

/** Returns the scroll position that brings an item to the middle of its row, or as near as the row allows. */
export function scrollToMiddle(row: Extent, item: Extent, scrollLeft: number, scrollWidth: number): number {
  const middleOfItem = item.left - row.left + scrollLeft + item.width / 2;
  const farthest = Math.max(0, scrollWidth - row.width);
  return Math.min(farthest, Math.max(0, middleOfItem - row.width / 2));
}
