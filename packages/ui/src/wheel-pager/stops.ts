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

/** Index of what follows the last section, as a part of a step. */
const REST = 0.5;

/**
 * Returns the positions at which the page may rest: the top of each section, screens and end of one that is taller than
 * the viewport, and `end`, the furthest scroll position.
 */
export function stopsOf(sections: readonly Extent[], viewport: number, end: number): Stop[] {
  const stops = sections.flatMap(({ top, height }, index) =>
    screensOf(top, height, viewport).map((at) => ({ top: at, index })),
  );
  const rest = { top: end, index: Math.max(0, sections.length - 1) + REST };
  return [{ top: 0, index: 0 }, ...stops, rest]
    .map((stop) => ({ ...stop, top: Math.min(stop.top, end) }))
    .filter((stop, place, all) => place === 0 || stop.top - (all[place - 1]?.top ?? 0) > SAME);
}

function screensOf(top: number, height: number, viewport: number): number[] {
  const hidden = height - viewport;
  if (hidden <= SAME) return [top];
  const strides = Math.ceil(hidden / (viewport * READING_STRIDE));
  return Array.from({ length: strides + 1 }, (_, stride) => top + (hidden * stride) / strides);
}

/** Returns the next stop from a position, if there is one. */
export function nextStop(stops: readonly Stop[], position: number, step: 1 | -1): Stop | undefined {
  return step === 1
    ? stops.find(({ top }) => top > position + SAME)
    : stops.findLast(({ top }) => top < position - SAME);
}

/** Returns the stop nearest to a position. */
export function nearestStop(stops: readonly Stop[], position: number): Stop | undefined {
  return stops.reduce<Stop | undefined>(
    (best, stop) => (best && Math.abs(best.top - position) <= Math.abs(stop.top - position) ? best : stop),
    undefined,
  );
}

/** Returns whether two positions are the same. */
export function isSame(first: number, second: number): boolean {
  return Math.abs(first - second) <= SAME;
}

/**
 * Returns where the page rests so that a section shows: the position itself inside a section taller than the viewport,
 * else the nearer end.
 */
export function restIn({ top, height }: Extent, position: number, viewport: number): number {
  return Math.min(Math.max(position, top), Math.max(top, top + height - viewport));
}
