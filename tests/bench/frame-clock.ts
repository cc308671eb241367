/** Resolution of frame timestamps, in milliseconds. */
const FRAME_CLOCK_MS = 0.1;

/** Rounds milliseconds to that clock. */
export function onClock(ms: number): number {
  return Math.round(ms / FRAME_CLOCK_MS) * FRAME_CLOCK_MS;
}

/** Milliseconds between two frames at 60 a second, on that clock. */
export const FRAME_60_MS = onClock(1000 / 60);
