/** A swipe has to be longer than this, in CSS pixels, to move the slider (specification, section 9). */
export const SWIPE_THRESHOLD = 50;

/** Zoomed and scaled pages report positions with rounding errors: what differs by less is the same. */
const TOLERANCE = 0.01;

/** Which way a slider moves: to the next slide, to the previous one, or not at all. */
export type Step = 1 | -1 | 0;

/**
 * What a finished swipe asks for. Only its length counts, never its speed.
 *
 * @param distance CSS pixels from where the pointer went down to where it went up; negative towards the left.
 */
export function stepOfSwipe(distance: number): Step {
  if (Math.abs(distance) < SWIPE_THRESHOLD + TOLERANCE) return 0;
  return distance < 0 ? 1 : -1;
}

/** How far the last finished swipe went, for as long as somebody watches. */
export interface SwipeWatch {
  /**
   * CSS pixels of the swipe that ends right now; 0 while it is under way, and for what was no swipe: a pan that the
   * browser took over, or more than one finger.
   */
  distance: () => number;
  /** Takes all listeners off. */
  stop: () => void;
}

/**
 * Watches swipes that begin in an element. It hears the same mouse and touch events as Embla, and hears them first
 * (capturing, from the document), so that the length is known when Embla says that the pointer is up.
 *
 * @param element Where swipes begin.
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

/** Where the finger is, if it is the only one: two of them zoom. */
function onlyTouch({ touches }: TouchEvent): number | undefined {
  return touches.length === 1 ? touches[0]?.clientX : undefined;
}
