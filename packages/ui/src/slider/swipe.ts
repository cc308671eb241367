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

/** Measures swipes. */
export interface SwipeWatch {
  /** CSS pixels of the swipe that ends now; 0 during a swipe, a native pan or with several fingers. */
  distance: () => number;
  /** Removes all listeners. */
  stop: () => void;
}

/**
 * Measures swipes that start in an element. It captures the events that Embla uses, so the length is known before Embla
 * reports that the pointer is up.
 */
export function watchSwipes(element: HTMLElement): SwipeWatch {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let start: number | undefined;
  let distance = 0;

  function begin(event: Event, x: number | undefined): void {
    distance = 0;
    start = event.target instanceof Node && element.contains(event.target) ? x : undefined;
  }

  function end(x: number | undefined): void {
    distance = start === undefined || x === undefined ? 0 : x - start;
    start = undefined;
  }

  const { ownerDocument } = element;
  ownerDocument.addEventListener("mousedown", (event) => begin(event, event.clientX), options);
  ownerDocument.addEventListener("mouseup", (event) => end(event.clientX), options);
  ownerDocument.addEventListener("touchstart", (event) => begin(event, onlyTouch(event)), options);
  ownerDocument.addEventListener("touchend", (event) => end(event.changedTouches[0]?.clientX), options);
  ownerDocument.addEventListener("touchcancel", () => end(undefined), options);

  return { distance: () => distance, stop: () => listening.abort() };
}

/** Returns the position of the finger if it is the only one. */
function onlyTouch({ touches }: TouchEvent): number | undefined {
  return touches.length === 1 ? touches[0]?.clientX : undefined;
}
