"use client";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { Clip, Frame } from "./Collapsible.styles.ts";

/** What opens or closes a collapsible: its trigger, a `search` in the page, or `hydration` after an earlier press. */
export type CollapsibleReason = "trigger" | "search" | "hydration";

interface CollapsibleProps {
  open: boolean;
  /** Called when the browser's search, or a link into the text, has found a part of the closed content. */
  onFound: () => void;
  /** One element, which takes the caller's class, so that its padding collapses with it. */
  children: ReactNode;
}

/** Animates its content between closed, where the browser's search still finds it, and its full height. */
export function Collapsible({ open, onFound, children }: CollapsibleProps) {
  const frameRef = useRef<HTMLElement>(null);
  const openFound = useEffectEvent(onFound);
  const openFoundBeforeHydration = useEffectEvent(() => {
    if (!open && frameRef.current?.hidden === false) onFound();
  });
  useLayoutEffect(() => {
    openFoundBeforeHydration();
    // React hydrates a custom element without the events that it names.
    const listening = new AbortController();
    frameRef.current?.addEventListener("beforematch", () => openFound(), listening);
    return () => listening.abort();
  }, []);

  return (
    <Frame
      ref={frameRef}
      data-state={open ? "open" : "closed"}
      hidden={open ? false : "until-found"}
      suppressHydrationWarning
    >
      <Clip>{children}</Clip>
    </Frame>
  );
}
