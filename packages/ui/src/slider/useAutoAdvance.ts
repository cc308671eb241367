"use client";
import { useEffect, useEffectEvent, useReducer, useState, type RefObject } from "react";

interface AutoAdvanceOptions {
  /** Milliseconds between two steps; undefined never steps. */
  interval: number | undefined;
  /** Whether it may rotate: the reader has not stopped it, and no pointer holds the slides. */
  running: boolean;
  /** Restarts the interval when it changes. */
  restartKey: number;
  onAdvance: () => void;
  onKeyboardFocus: () => void;
}

interface AutoAdvance {
  rotating: boolean;
  /** Ends the rest of a hovering pointer, which has just started the slider, until it leaves and comes back. */
  endRest: () => void;
}

/**
 * Steps at an interval, and rests while the pointer hovers over the element and while the tab is hidden (WCAG 2.2,
 * 2.2.2). The interval restarts after a rest. Under a modal, which may have been opened from a slide, it skips its
 * steps, and restarts when the modal returns the focus to the slide.
 */
export function useAutoAdvance(
  elementRef: RefObject<HTMLElement | null>,
  { interval, running, restartKey, onAdvance, onKeyboardFocus }: AutoAdvanceOptions,
): AutoAdvance {
  const { resting, returns, endRest } = useRest(elementRef, onKeyboardFocus);
  const advance = useEffectEvent(onAdvance);
  const rotating = running && !resting && interval !== undefined;

  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(() => {
      if (!isUnderModal(elementRef.current)) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [elementRef, rotating, interval, restartKey, returns]);

  return { rotating, endRest };
}

/** Returns whether a modal is open above the element: it takes the pointer from all that is below. */
function isUnderModal(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).pointerEvents === "none";
}

interface Rest {
  resting: boolean;
  /** Number of times that a press has moved the focus into the element, or a modal has returned it there. */
  returns: number;
  endRest: () => void;
}

function useRest(elementRef: RefObject<HTMLElement | null>, onKeyboardFocus: () => void): Rest {
  const [hovered, setHovered] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [returns, countReturn] = useReducer((before: number) => before + 1, 0);
  const stop = useEffectEvent(onKeyboardFocus);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let isKeyboard = true;

    const handleVisibility = () => setHidden(document.hidden);
    handleVisibility();
    document.addEventListener("visibilitychange", handleVisibility, { signal });
    // A finger enters as it goes down and may never leave; the engine reports what it holds.
    element.addEventListener("pointerenter", ({ pointerType }) => setHovered(pointerType !== "touch"), { signal });
    element.addEventListener("pointerleave", () => setHovered(false), { signal });
    // Focus from a press does not stop rotation: on a phone it would stop for good. That also goes for the focus that
    // a modal returns once a press has closed it.
    document.addEventListener("pointerdown", () => (isKeyboard = false), { signal, capture: true });
    document.addEventListener("keydown", () => (isKeyboard = true), { signal, capture: true });
    element.addEventListener("focusin", () => (isKeyboard ? stop() : countReturn()), { signal });
    return () => listening.abort();
  }, [elementRef]);

  return { resting: hovered || hidden, returns, endRest: () => setHovered(false) };
}
