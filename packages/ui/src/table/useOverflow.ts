"use client";
import { useEffect, useState, type RefObject } from "react";

/**
 * Whether the content of a box is wider than the box, so that it scrolls sideways. True on the server and while
 * hydrating: a reader without JavaScript has to be able to scroll by keyboard in any case.
 *
 * @param box The box that scrolls; its first child is its content.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    // A box of fixed width tells nothing when its content grows.
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [box]);

  return overflows;
}
