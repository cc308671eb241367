import { askStep, IDLE, takeTurn, yieldTurn, type Outcome } from "./gesture.ts";
import { wishOf } from "./keys.ts";
import { answersKey, isForeignWheel, isPopupOpen, isTyping, scrollsInside } from "./obstacles.ts";
import { onScrollEnd } from "./onScrollEnd.ts";
import { readPage, restFor, type Page } from "./page.ts";
import { isSame, nearestStop, nextStop, restIn } from "./stops.ts";
import { watchInterest } from "./watchInterest.ts";

/** Pixels of a line and, roughly, of a page, for browsers that count a wheel in those (`deltaMode` 1 and 2). */
const PIXELS_PER_LINE = 16;

/**
 * Frames without a move after which a scroll that has ended away from its target was stopped, and not replaced: a new one
 * needs a few to begin, counted in frames as a busy machine has slow ones.
 */
const STILL_FRAMES = 15;

/**
 * Milliseconds after the start within which a scroll begins that the wheel has asked for before: its event may come in the same
 * task as the one that the pager is loaded for, and the browser scrolls with a later frame, a busy one much later.
 */
const EARLY_MS = 1000;

interface PagingOptions {
  /** Ids of the sections, downwards. */
  ids: readonly string[];
  /** Where a smooth scroll of ours is going, if one is under way. */
  target: { current: number | undefined };
  /** A step that the reader has begun before, if any. */
  begun?: 1 | -1 | undefined;
  /** Told where a step leads, as soon as it begins. */
  onTarget: (index: number) => void;
}

/** The pager while it pages. */
export interface Paging {
  /** Goes to a position in the document, in pixels. */
  show: (top: number) => void;
  /** Takes all listeners off. */
  stop: () => void;
}

/**
 * Turns the wheel and the keys of the page into steps from section to section, and brings every other way of scrolling
 * to rest at a section. The browser does all the scrolling.
 */
export function startPaging({ ids, target, begun, onTarget }: PagingOptions): Paging {
  const listening = new AbortController();
  const { signal } = listening;
  const interest = watchInterest(signal);
  let gesture = IDLE;
  /** Where the page is, or is going: the section, and how far into it where it is taller than the screen. */
  let rest = { index: 0, into: 0 };
  let size = sizeOf(ids);
  const startTime = performance.now();
  const startPosition = window.scrollY;
  /** Whether the reader's own scroll is under way that began before the pager could take its wheel. */
  let isEarly = false;
  /** The frame that waits to see whether a scroll has really ended. */
  let frame = 0;

  function goTo(top: number, page: Page, behavior: ScrollBehavior): void {
    const index = nearestStop(page.stops, top)?.index ?? 0;
    rest = { index, into: top - (page.sections[index]?.top ?? top) };
    onTarget(index);
    // A scroll that leads away has still to be called back.
    if (target.current === undefined && isSame(top, page.position)) return;
    cancelAnimationFrame(frame);
    target.current = top;
    window.scrollTo({ top, behavior });
  }

  /** Goes a step from where the page is, or from where it is already going. */
  function follow({ state, step }: Outcome): void {
    gesture = state;
    if (step === 0) return;
    const page = readPage(ids);
    const stop = nextStop(page.stops, target.current ?? page.position, step);
    if (stop) goTo(stop.top, page, "smooth");
  }

  function handleWheel(event: WheelEvent): void {
    if (event.defaultPrevented || isForeignWheel(event) || isTyping() || isPopupOpen()) return;
    const turn = { time: event.timeStamp, delta: pixelsOf(event) };
    // A scroll that the browser has begun cannot be taken from it in the middle.
    if (!event.cancelable || scrollsInside(event.target, turn.delta > 0 ? 1 : -1)) {
      gesture = yieldTurn(gesture, turn);
      return;
    }
    event.preventDefault();
    follow(takeTurn(gesture, turn));
  }

  function handleKey(event: KeyboardEvent): void {
    const wish = wishOf(event);
    if (event.defaultPrevented || wish === undefined || answersKey(event.target, event.key) || isPopupOpen()) return;
    const step = wish === 1 || wish === "end" ? 1 : -1;
    if (scrollsInside(event.target, step)) return;
    event.preventDefault();
    const outcome = askStep(gesture, event.timeStamp, step);
    if (wish === 1 || wish === -1) follow(outcome);
    else if (outcome.step !== 0) {
      gesture = outcome.state;
      const page = readPage(ids);
      goTo(wish === "start" ? 0 : page.end, page, "smooth");
    }
  }

  function handleFirstScroll(): void {
    isEarly = target.current === undefined && performance.now() - startTime < EARLY_MS;
  }

  function handleScrollEnd(): void {
    const { scrollY } = window;
    // Further away, as after finding in the page, the nearest section is the one to show.
    const isNotch =
      isEarly && target.current === undefined && Math.abs(scrollY - startPosition) < window.innerHeight / 2;
    isEarly = false;
    if (isNotch) finish(scrollY > startPosition ? 1 : -1, "smooth");
    else if (target.current === undefined || isSame(target.current, scrollY)) settle("smooth");
    // The end of a scroll that the next one has replaced, or of one that the reader has stopped.
    else whenStill(scrollY, STILL_FRAMES, () => settle("smooth"));
  }

  /** Calls back once the page has stayed at `top` for so many frames, and never when it moves: a further end follows. */
  function whenStill(top: number, frames: number, callback: () => void): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (window.scrollY !== top) return;
      if (frames > 1) whenStill(top, frames - 1, callback);
      else callback();
    });
  }

  /** Finishes the step that the reader has begun, or brings the page to rest where it is. */
  function finish(step: 1 | -1 | undefined, behavior: ScrollBehavior): void {
    const { stops, position } = readPage(ids);
    const isBetween = !stops.some(({ top }) => isSame(top, position));
    const led = interest.take();
    if (step !== undefined && isBetween && led === undefined && !interest.isPressed() && !isTyping() && !isPopupOpen())
      follow(askStep(gesture, performance.now(), step));
    else settle(behavior, led);
  }

  function settle(behavior: ScrollBehavior, led = interest.take()): void {
    const arrived = target.current !== undefined && isSame(target.current, window.scrollY);
    target.current = undefined;
    if (arrived || isTyping() || isPopupOpen() || interest.isPressed()) return;
    const page = readPage(ids);
    goTo(restFor(page, led), page, behavior);
  }

  /** Keeps the section that shows, whatever its new place. */
  function handleResize(): void {
    const before = size;
    size = sizeOf(ids);
    if (before === size || isTyping() || isPopupOpen()) return;
    const { sections, viewport, end } = readPage(ids);
    const section = sections[rest.index];
    const top = section ? restIn(section, section.top + rest.into, viewport) : end;
    target.current = undefined;
    window.scrollTo({ top: Math.min(top, end), behavior: "instant" });
  }

  window.addEventListener("wheel", handleWheel, { passive: false, signal });
  window.addEventListener("keydown", handleKey, { signal });
  window.addEventListener("resize", handleResize, { signal });
  onScrollEnd(handleScrollEnd, signal);
  const resizes = new ResizeObserver(handleResize);
  finish(begun, "instant");
  window.addEventListener("scroll", handleFirstScroll, { signal, passive: true, once: true });
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) resizes.observe(section);
  }

  return {
    show: (top) => goTo(top, readPage(ids), "smooth"),
    stop() {
      listening.abort();
      cancelAnimationFrame(frame);
      resizes.disconnect();
      target.current = undefined;
    },
  };
}

/** What has to change for the sections to lie elsewhere. */
function sizeOf(ids: readonly string[]): string {
  return [window.innerHeight, ...ids.map((id) => document.getElementById(id)?.offsetHeight ?? 0)].join(" ");
}

function pixelsOf({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * PIXELS_PER_LINE;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * window.innerHeight : deltaY;
}
