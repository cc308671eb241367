/** CSS pixels that a swipe must exceed to move the slider. */
export const SWIPE_THRESHOLD = 50;

/** Rounding error of positions in zoomed and scaled pages. */
const TOLERANCE = 0.01;

/** Direction of the slider: to the next slide, to the previous one, or none. */
export type Step = 1 | -1 | 0;

/** Returns the step of a swipe by its length in CSS pixels, negative to the left. Speed does not count. */
export function stepOfSwipe(distance: number): Step {
  if (Math.abs(distance) < SWIPE_THRESHOLD + TOLERANCE) return 0;
  return distance < 0 ? 1 : -1;
}

interface SwipeWatch {
  /** CSS pixels of the swipe that ends now; 0 during a swipe, a native pan or with several fingers. */
  distance: () => number;
  stop: () => void;
}

/** Measures swipes that start in an element. Pointer events precede the mouse and touch events that Embla uses. */
export function watchSwipes(element: HTMLElement): SwipeWatch {
  const listening = new AbortController();
  const { signal } = listening;
  let start: number | undefined;
  let distance = 0;
  element.addEventListener(
    "pointerdown",
    ({ isPrimary, clientX }) => {
      start = isPrimary ? clientX : undefined;
      distance = 0;
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"] as const) {
    const measure = ({ clientX }: PointerEvent) => {
      distance = start === undefined || type === "pointercancel" ? 0 : clientX - start;
      start = undefined;
    };
    // A mouse may be released outside of the element.
    element.ownerDocument.addEventListener(type, measure, { capture: true, signal });
  }
  return { distance: () => distance, stop: () => listening.abort() };
}
