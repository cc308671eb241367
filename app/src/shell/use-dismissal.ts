import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, useEffect, useState } from "react";

/**
 * Which group's panel is closed although the pointer or the focus is on it. Escape closes it wherever the focus is
 * (WCAG 1.4.13, dismissible), following a link too; leaving the group lets it open again.
 *
 * @returns the props of the group at an index.
 */
export function useDismissal() {
  const [dismissed, setDismissed] = useState<number>();
  const [hovered, setHovered] = useState<number>();

  useEffect(() => {
    if (hovered === undefined) return undefined;
    const dismissOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDismissed(hovered);
    };
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, [hovered]);

  return (index: number) => ({
    "data-dismissed": dismissed === index,
    onKeyDown: ({ key, currentTarget }: ReactKeyboardEvent<HTMLLIElement>) => {
      if (key !== "Escape") return;
      setDismissed(index);
      // The panel is about to hide: a focus inside it would be lost.
      currentTarget.querySelector("a")?.focus();
    },
    onClick: () => setDismissed(index),
    onPointerEnter: () => setHovered(index),
    onPointerLeave: () => {
      setHovered(undefined);
      setDismissed(undefined);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
      if (!currentTarget.contains(relatedTarget)) setDismissed(undefined);
    },
  });
}
