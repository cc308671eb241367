import { nearestStop, restIn, stopsOf, type Extent, type Stop } from "./stops.ts";

/** Measures of the document, in pixels. */
export interface Page {
  sections: Extent[];
  stops: Stop[];
  viewport: number;
  /** The furthest scroll position. */
  end: number;
  position: number;
}

export function readPage(ids: readonly string[]): Page {
  const { clientHeight: viewport, scrollHeight } = document.documentElement;
  const position = window.scrollY;
  const end = Math.max(0, scrollHeight - viewport);
  const sections = ids.flatMap((id) => {
    const rect = document.getElementById(id)?.getBoundingClientRect();
    return rect ? [{ top: rect.top + position, height: rect.height }] : [];
  });
  return { sections, stops: stopsOf(sections, viewport, end), viewport, end, position };
}

export function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return window.scrollY + top + height / 2;
}

/** Returns where the page rests after a scroll that was not the pager's, by what it led to (`interest`) if anything. */
export function restFor(page: Page, interest: number | undefined): number {
  const { sections, stops, viewport, end, position } = page;
  const point = interest ?? position + viewport / 2;
  const section = sections.find(({ top, height }) => point >= top && point < top + height);
  if (section && (interest !== undefined || section.height > viewport)) return restIn(section, position, viewport);
  if (!section && interest !== undefined) return point < (sections[0]?.top ?? 0) ? 0 : end;
  return nearestStop(stops, position)?.top ?? position;
}

/** Milliseconds within which the browser's scroll to a focused element ends. */
const FOCUS_SCROLL_MS = 1000;

/** Share of the screen below which a link's target is not where the browser puts it. */
const ARRIVED = 0.25;

interface InterestWatch {
  /** Returns the position of what Tab or a link into the page led to. */
  take: () => number | undefined;
  /** Whether a button of the pointer is down, as on the scrollbar or while selecting text. */
  isPressed: () => boolean;
}

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

/** Milliseconds without a scroll event after which a scroll has ended, for browsers without `scrollend`. */
const SETTLED_MS = 150;

export function onScrollEnd(callback: () => void, signal: AbortSignal): void {
  if ("onscrollend" in document) {
    document.addEventListener("scrollend", callback, { signal });
    return;
  }
  // Safari before 26.2.
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(callback, SETTLED_MS);
    },
    { passive: true, signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
}
