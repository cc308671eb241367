import { askStep, IDLE, takeTurn, yieldTurn, type Outcome } from "./gesture.ts";
import { answersKey, commandOf, isForeignWheel, isPopupOpen, isTyping, scrollsInside } from "./input.ts";
import { onScrollEnd, readPage, restFor, watchInterest, type Page } from "./page.ts";
import { isSame, nearestStop, nextStop, restIn } from "./stops.ts";

/** Pixels of a line and, roughly, of a page, for wheels measured in those (`deltaMode` 1 and 2). */
const PIXELS_PER_LINE = 16;

/** Frames without a move after which an interrupted scroll has stopped: not time, as a busy machine has slow ones. */
const STILL_FRAMES = 15;

/** Milliseconds in which a scroll may still start from a wheel event before the pager was there. */
const EARLY_MS = 1000;

interface PagingOptions {
  ids: readonly string[];
  /** Target of the pager's smooth scroll while one is running. */
  target: { current: number | undefined };
  /** Step that was requested before the pager was there, if any. */
  pendingStep?: 1 | -1 | undefined;
  /** Called with the target of a step when it starts. */
  onTarget: (index: number) => void;
}

export interface Paging {
  /** Scrolls to a position in the document, in pixels. */
  show: (top: number) => void;
  stop: () => void;
}

/** Turns wheel and keys into steps between sections, and aligns every other scroll when it ends. */
export function startPaging({ ids, target, pendingStep, onTarget }: PagingOptions): Paging {
  const listening = new AbortController();
  const { signal } = listening;
  const interest = watchInterest(signal);
  let gesture = IDLE;
  /** Section where the page is or is going, and how far into it if it is taller than the screen. */
  let rest = { index: 0, into: 0 };
  let size = sizeOf(ids);
  const startTime = performance.now();
  const startPosition = window.scrollY;
  /** Whether a native scroll is running that started before the pager. */
  let isEarly = false;
  /** The frame that checks whether a scroll has ended. */
  let frame = 0;

  function goTo(top: number, page: Page, behavior: ScrollBehavior): void {
    const index = nearestStop(page.stops, top)?.index ?? 0;
    rest = { index, into: top - (page.sections[index]?.top ?? top) };
    onTarget(index);
    // A scroll that leads away has yet to be called back.
    if (target.current === undefined && isSame(top, page.position)) return;
    cancelAnimationFrame(frame);
    target.current = top;
    window.scrollTo({ top, behavior });
  }

  /** Takes a step from the current position or target. */
  function follow({ state, step }: Outcome): void {
    gesture = state;
    if (step === 0) return;
    const page = readPage(ids);
    const stop = nextStop(page.stops, target.current ?? page.position, step, page.viewport);
    if (stop) goTo(stop.top, page, "smooth");
  }

  function handleWheel(event: WheelEvent): void {
    if (event.defaultPrevented || isForeignWheel(event) || isTyping() || isPopupOpen()) return;
    const turn = { time: event.timeStamp, delta: pixelsOf(event) };
    // A scroll that the browser runs cannot be cancelled.
    if (!event.cancelable || scrollsInside(event.target, turn.delta > 0 ? 1 : -1)) {
      gesture = yieldTurn(gesture, turn);
      return;
    }
    event.preventDefault();
    follow(takeTurn(gesture, turn));
  }

  function handleKey(event: KeyboardEvent): void {
    const command = commandOf(event);
    if (event.defaultPrevented || command === undefined || answersKey(event.target, event.key) || isPopupOpen()) return;
    const step = command === 1 || command === "end" ? 1 : -1;
    if (scrollsInside(event.target, step)) return;
    event.preventDefault();
    const outcome = askStep(gesture, event.timeStamp, step);
    if (command === 1 || command === -1) follow(outcome);
    else if (outcome.step !== 0) {
      gesture = outcome.state;
      const page = readPage(ids);
      goTo(command === "start" ? 0 : page.end, page, "smooth");
    }
  }

  function handleFirstScroll(): void {
    isEarly = target.current === undefined && performance.now() - startTime < EARLY_MS;
  }

  function handleScrollEnd(): void {
    const { scrollY } = window;
    // Further away, as after a search in the page, the nearest section shows.
    const isNotch =
      isEarly && target.current === undefined && Math.abs(scrollY - startPosition) < window.innerHeight / 2;
    isEarly = false;
    if (isNotch) finish(scrollY > startPosition ? 1 : -1, "smooth");
    else if (target.current === undefined || isSame(target.current, scrollY)) settle("smooth");
    // A scroll that the next one replaced, or that the user stopped.
    else whenStill(scrollY, STILL_FRAMES, () => settle("smooth"));
  }

  /** Calls back when the page has stayed at `top` for some frames. A move cancels it: another end follows. */
  function whenStill(top: number, frames: number, callback: () => void): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (window.scrollY !== top) return;
      if (frames > 1) whenStill(top, frames - 1, callback);
      else callback();
    });
  }

  /** Finishes a requested step, or aligns the page where it is. */
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
  finish(pendingStep, "instant");
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

/** Returns everything that the positions of the sections depend on. */
function sizeOf(ids: readonly string[]): string {
  return [window.innerHeight, ...ids.map((id) => document.getElementById(id)?.offsetHeight ?? 0)].join(" ");
}

function pixelsOf({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * PIXELS_PER_LINE;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * window.innerHeight : deltaY;
}
