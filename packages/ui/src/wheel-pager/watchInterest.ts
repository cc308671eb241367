import { middleOf } from "./page.ts";

/** Milliseconds within which the browser's scroll to a focused element ends. */
const FOCUS_SCROLL_MS = 1000;

/** Share of the screen below which a link's target is not where the browser puts it. */
const ARRIVED = 0.25;

/** Watches what the browser has scrolled to. */
export interface InterestWatch {
  /** Returns the position of what Tab or a link into the page led to. */
  take: () => number | undefined;
  /** Whether a button of the pointer is down, as on the scrollbar or while selecting text. */
  isPressed: () => boolean;
}

/** Watches focus and link targets until `signal` aborts. */
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

/** Returns the element if it is near the upper edge of the screen, where links into a page put it. */
function arrivedAt(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { top } = element.getBoundingClientRect();
  return top >= -1 && top <= window.innerHeight * ARRIVED ? element : undefined;
}
