import type { FocusEvent, PointerEvent } from "react";

/** What a button hears of somebody who reaches for it. */
export interface ReachHandlers {
  onPointerMove: () => void;
  onPointerDown: () => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Handlers for a button whose press takes some preparation: fetching code, making a popup ready. A mouse is on it some
 * hundred milliseconds before it presses, a finger some fifty, and the focus longer.
 *
 * @param onReach Told that somebody reaches for it (again), or no longer does.
 */
export function reachHandlers(onReach: (reached: boolean) => void): ReachHandlers {
  return {
    // Not as it enters: a mouse that rests enters too where a popup over it goes away.
    onPointerMove: () => onReach(true),
    onPointerDown: () => onReach(true),
    onPointerLeave({ pointerType, currentTarget }) {
      // A finger leaves before its click comes.
      if (pointerType === "mouse" && document.activeElement !== currentTarget) onReach(false);
    },
    onFocus({ relatedTarget }) {
      // A focus that comes from nowhere is given back, by a popup that closes.
      if (relatedTarget) onReach(true);
    },
    onBlur({ currentTarget }) {
      if (!currentTarget.matches(":hover")) onReach(false);
    },
  };
}
