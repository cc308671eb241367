import { useEffect, useEffectEvent, useState, type RefObject } from "react";

interface AutoAdvanceOptions {
  /** Milliseconds between two steps; undefined never steps. */
  interval: number | undefined;
  /** Whether it may run: the reader has not stopped it, and nobody holds the slides. */
  running: boolean;
  /** Any change starts the interval anew. */
  restartKey: number;
  onAdvance: () => void;
  /** Told that the keyboard has brought the focus in. */
  onKeyboardFocus: () => void;
}

/**
 * Steps by the clock, and rests while the pointer is over the element and while the tab is hidden (WCAG 2.2, 2.2.2). After
 * a rest the interval starts anew.
 *
 * @param elementRef The slider.
 * @returns what ends the rest for a pointer that is there now: who starts the slider by hand is over it, and wants it to
 *   start. It counts again as soon as it has left and come back.
 */
export function useAutoAdvance(
  elementRef: RefObject<HTMLElement | null>,
  { interval, running, restartKey, onAdvance, onKeyboardFocus }: AutoAdvanceOptions,
): () => void {
  const { resting, endRest } = useRest(elementRef, onKeyboardFocus);
  const advance = useEffectEvent(onAdvance);
  const runs = running && !resting;

  useEffect(() => {
    if (!runs || interval === undefined) return;
    const timer = setInterval(() => advance(), interval);
    return () => clearInterval(timer);
  }, [runs, interval, restartKey]);

  return endRest;
}

interface Rest {
  /** Whether somebody looks at the element closely, or nobody looks at the page at all. */
  resting: boolean;
  endRest: () => void;
}

function useRest(elementRef: RefObject<HTMLElement | null>, onKeyboardFocus: () => void): Rest {
  const [hovered, setHovered] = useState(false);
  const [hidden, setHidden] = useState(false);
  const stop = useEffectEvent(onKeyboardFocus);

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed = false;

    function handleVisibility(): void {
      setHidden(document.hidden);
    }

    function handleFocusIn({ target }: FocusEvent): void {
      if (!pressed || (target instanceof Element && target.matches(":focus-visible"))) stop();
    }

    handleVisibility();
    document.addEventListener("visibilitychange", handleVisibility, { signal });
    // A finger enters as it goes down and may never leave; what it holds is told by the engine.
    element.addEventListener("pointerenter", ({ pointerType }) => setHovered(pointerType !== "touch"), { signal });
    element.addEventListener("pointerleave", () => setHovered(false), { signal });
    // Focus that a press left on an arrow is no reading, and on a phone it would stop the slider for good. A press
    // focuses between its mousedown and its mouseup, which fingers have too.
    element.addEventListener("mousedown", () => (pressed = true), { signal, capture: true });
    document.addEventListener("mouseup", () => (pressed = false), { signal, capture: true });
    element.addEventListener("focusin", handleFocusIn, { signal });
    return () => listening.abort();
  }, [elementRef]);

  return { resting: hovered || hidden, endRest: () => setHovered(false) };
}
