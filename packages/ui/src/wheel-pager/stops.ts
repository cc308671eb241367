/** Where a section lies, in pixels from the top of the document. */
export interface Extent {
  top: number;
  height: number;
}

/** A scroll position at which the page may rest. */
export interface Stop {
  /** Pixels from the top of the document. */
  top: number;
  /** The section that shows, from 0; half a step more for what follows the last one. */
  index: number;
}

/** Positions closer than this, in pixels, are one: browsers round scroll positions to their own grid. */
const SAME = 2;

/** The part of a screen by which a section taller than the screen moves: a few lines stay to hold on to. */
const READING_STRIDE = 0.85;

/** Index of what follows the last section, as a part of a step. */
const REST = 0.5;

/**
 * All positions at which the page may rest, downwards: the top of each section, the screens inside a section that is
 * taller than the screen, its end, and the end of the page.
 *
 * @param sections Downwards.
 * @param viewport Height of the screen.
 * @param end The furthest scroll position.
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

/** The next stop from a position, or nothing at the end. */
export function nextStop(stops: readonly Stop[], position: number, step: 1 | -1): Stop | undefined {
  return step === 1
    ? stops.find(({ top }) => top > position + SAME)
    : stops.findLast(({ top }) => top < position - SAME);
}

/** The stop next to a position. */
export function nearestStop(stops: readonly Stop[], position: number): Stop | undefined {
  return stops.reduce<Stop | undefined>(
    (best, stop) => (best && Math.abs(best.top - position) <= Math.abs(stop.top - position) ? best : stop),
    undefined,
  );
}

/** Whether two positions are one. */
export function isSame(first: number, second: number): boolean {
  return Math.abs(first - second) <= SAME;
}

/**
 * Where the page has to rest so that a section shows: where it is if it is in that section already, which only a
 * section taller than the screen leaves room for; else at the nearest end of it.
 */
export function restIn({ top, height }: Extent, position: number, viewport: number): number {
  return Math.min(Math.max(position, top), Math.max(top, top + height - viewport));
}
