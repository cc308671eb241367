import { middleOf } from "./page.ts";

/** Milliseconds within which a scroll ends that the browser made to show what has got the focus. */
const FOCUS_SCROLL_MS = 1000;

/** A link's target lies no lower than this part of the screen when the browser has just gone to it. */
const ARRIVED = 0.25;

/** Knows what the browser has scrolled to of its own accord. */
export interface InterestWatch {
  /** Where in the document it lies: what Tab has just led to, or the target of a link into the page. */
  take: () => number | undefined;
  /** Whether a button of the pointer is down: the reader holds the scrollbar, or selects text. */
  isPressed: () => boolean;
}

/**
 * Watches what the reader is led to by the keyboard and by links.
 *
 * @param signal Takes all listeners off.
 */
export function watchInterest(signal: AbortSignal): InterestWatch {
  let focused: { element: Element; time: number } | undefined;
  let pressed = false;

  function handleFocus({ target, timeStamp }: FocusEvent): void {
    // A press focuses what is in view already.
    focused = !pressed && target instanceof Element ? { element: target, time: timeStamp } : undefined;
  }

  document.addEventListener("focusin", handleFocus, { signal });
  window.addEventListener("pointerdown", () => (pressed = true), { signal, capture: true });
  for (const type of ["pointerup", "pointercancel"]) {
    window.addEventListener(type, () => (pressed = false), { signal, capture: true });
  }

  return {
    take() {
      const recent = focused && performance.now() - focused.time < FOCUS_SCROLL_MS ? focused.element : undefined;
      focused = undefined;
      const element = recent?.isConnected ? recent : arrivedAt(document.querySelector(":target"));
      return element && middleOf(element);
    },
    isPressed: () => pressed,
  };
}

/** The element, if it lies near the upper edge of the screen, where links into a page bring it. */
function arrivedAt(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { top } = element.getBoundingClientRect();
  return top >= -1 && top <= window.innerHeight * ARRIVED ? element : undefined;
}
