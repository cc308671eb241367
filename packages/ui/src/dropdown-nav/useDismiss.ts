"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

interface DismissOptions {
  open: boolean;
  /** The group with the button of its panel. */
  itemRef: RefObject<HTMLElement | null>;
  /** The button, which receives the focus from the panel. */
  toggleRef: RefObject<HTMLElement | null>;
  /** Id of the panel. */
  panelId: string;
  onDismiss: () => void;
}

/** Closes an open group on Escape and on a press outside, and returns the focus from its panel. */
export function useDismiss({ open, itemRef, toggleRef, panelId, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const toggle = toggleRef.current;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === "Escape") dismiss();
    }

    function onPointerDown({ target }: PointerEvent): void {
      if (target instanceof Node && !itemRef.current?.contains(target)) dismiss();
    }

    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      if (document.getElementById(panelId)?.contains(document.activeElement)) toggle?.focus();
    };
  }, [open, itemRef, toggleRef, panelId]);
}
