/** Position and height of a section in the document, in pixels. */
export interface Extent {
  top: number;
  height: number;
}

/** A scroll position at which the page may rest. */
export interface Stop {
  /** Pixels from the top of the document. */
  top: number;
  /** Index of its section, from 0; half a step more for what follows the last one. */
  index: number;
}

/** Pixels within which two positions are the same: browsers round scroll positions. */
const SAME = 2;

/** Share of the screen by which a taller section scrolls, so that a few lines stay in view. */
const READING_STRIDE = 0.85;

/** Share of the screen that a step moves at least: less looks as if nothing had happened. */
const LEAST_STEP = 0.1;

/** Index of what follows the last section, as a part of a step. */
const REST = 0.5;

/**
 * Returns the positions at which the page may rest: the top of each section, screens and end of one that is taller than
 * the viewport, and `end`, the furthest scroll position. What is taller by less than the least step is centered.
 */
export function stopsOf(sections: readonly Extent[], viewport: number, end: number): Stop[] {
  const least = viewport * LEAST_STEP;
  const stops = [{ top: 0, index: 0 }];
  for (const [index, { top, height }] of sections.entries())
    for (const at of screensOf(top, height, viewport))
      if (Math.min(at, end) - (stops.at(-1)?.top ?? 0) >= least) stops.push({ top: Math.min(at, end), index });
  const last = stops.at(-1);
  if (!last || end - last.top <= SAME) return stops;
  // The end has to be reached, even right after another stop.
  const isNear = stops.length > 1 && end - last.top < least;
  return [...(isNear ? stops.slice(0, -1) : stops), { top: end, index: Math.max(0, sections.length - 1) + REST }];
}

function screensOf(top: number, height: number, viewport: number): number[] {
  const hidden = height - viewport;
  if (hidden < viewport * LEAST_STEP) {
    const over = Math.max(0, hidden);
    // Its end instead, where the stop before it is too near for the middle.
    return [top + over / 2, top + over];
  }
  const strides = Math.ceil(hidden / (viewport * READING_STRIDE));
  return Array.from({ length: strides + 1 }, (_, stride) => top + (hidden * stride) / strides);
}

/** Returns the next stop from a position, if there is one: none nearer than the least step, but the ends of the page. */
export function nextStop(stops: readonly Stop[], position: number, step: 1 | -1, viewport: number): Stop | undefined {
  const ahead = (stop: Stop, by: number) => (stop.top - position) * step > by;
  const inOrder = step === 1 ? stops : [...stops].reverse();
  const stop = inOrder.find((one) => ahead(one, viewport * LEAST_STEP)) ?? inOrder.at(-1);
  return stop && ahead(stop, SAME) ? stop : undefined;
}

export function nearestStop(stops: readonly Stop[], position: number): Stop | undefined {
  return stops.reduce<Stop | undefined>(
    (best, stop) => (best && Math.abs(best.top - position) <= Math.abs(stop.top - position) ? best : stop),
    undefined,
  );
}

export function isSame(first: number, second: number): boolean {
  return Math.abs(first - second) <= SAME;
}

/** Returns where the page rests so that a section shows: in a section taller than the viewport anywhere. */
export function restIn({ top, height }: Extent, position: number, viewport: number): number {
  return Math.min(Math.max(position, top), Math.max(top, top + height - viewport));
}
