"use client";
import { useEffect, useState, type RefObject } from "react";

/**
 * Returns whether the first child of a box is wider than the box. True on the server and while hydrating, so that
 * the keyboard can scroll it without JavaScript.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    // The size of the box does not change with its content.
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [box]);

  return overflows;
}
