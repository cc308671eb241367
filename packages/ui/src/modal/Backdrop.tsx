"use client";
import { useState, type Ref } from "react";
import { BackdropBox } from "./Modal.styles.ts";
import { useModal } from "./ModalContext.ts";

/**
 * Renders the backdrop. Its style locks the page's scrolling while it is open, which leaves nothing to clean up. (Radix'
 * own lock writes styles to the body and moves fixed headers.)
 */
export function Backdrop({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { open } = useModal();
  // Read once, before the lock removes the scrollbar.
  const [lock] = useState(() => (scrollbarTakesSpace() ? "gutter" : ""));
  return <BackdropBox ref={ref} data-danji-scroll-lock={lock} data-state={open ? "open" : "closed"} />;
}

/** Returns whether the scrollbar takes space, as on Windows, or floats, as on phones and macOS. */
function scrollbarTakesSpace(): boolean {
  return window.innerWidth > document.documentElement.clientWidth;
}
