"use client";
import { useLayoutEffect, useState, type Ref } from "react";
import { Veil } from "./Modal.styles.ts";
import { useModal } from "./ModalContext.ts";

/**
 * The veil over the page. While it is open the page does not scroll: its style locks it by this very element, which leaves
 * nothing to clean up. (Radix' own lock writes styles to the body and moves fixed headers.)
 */
export function Overlay({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { id, open, inSightRef } = useModal();
  useLayoutEffect(() => {
    inSightRef.current = true;
    return () => {
      inSightRef.current = false;
    };
  }, [inSightRef]);
  // Asked once, on the way to the page: as soon as the veil is there, the scrollbar is gone.
  const [lock] = useState(() => (scrollbarTakesSpace() ? "gutter" : "bare"));
  return <Veil ref={ref} data-danji-layer={id} data-danji-scroll-lock={lock} data-state={open ? "open" : "closed"} />;
}

/** Whether the page has a scrollbar with a width of its own, as on Windows; those of phones and macOS float. */
function scrollbarTakesSpace(): boolean {
  return window.innerWidth > document.documentElement.clientWidth;
}
