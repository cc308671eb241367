import { type Block, directionOf, type LineWindow, type Point, type SiteModel } from "./site-model.ts";
import type { Sun } from "./sun-position.ts";

const DEGREE = Math.PI / 180;
/** A sun lower than this throws shadows that are longer than any site. */
const LOWEST_SUN = 0.5;

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

/** Returns how far a ray runs on the plan until it meets a block, in metres; `undefined` where it passes. */
export function distanceTo({ centre, along, halfWidth, halfDepth }: Block, from: Point, to: Point): number | undefined {
  const forward: Point = [along[1], -along[0]];
  const offset: Point = [from[0] - centre[0], from[1] - centre[1]];
  let enters = 0;
  let leaves = Infinity;
  for (const [axis, half] of [
    [along, halfWidth],
    [forward, halfDepth],
  ] as const) {
    const start = dot(offset, axis);
    const speed = dot(to, axis);
    if (Math.abs(speed) < 1e-12) {
      if (Math.abs(start) > half) return undefined;
      continue;
    }
    const near = (-Math.sign(speed) * half - start) / speed;
    const far = (Math.sign(speed) * half - start) / speed;
    enters = Math.max(enters, near);
    leaves = Math.min(leaves, far);
  }
  return enters < leaves ? enters : undefined;
}

/** Whether the sun stands in front of a wall that faces a bearing. */
const isInFront = (bearing: number, azimuth: number) => Math.cos((azimuth - bearing) * DEGREE) > 0;

/** Returns the height in metres up to which the windows of a line are in shade; `Infinity` where the sun is behind them. */
export function shadeHeight({ blocks }: Pick<SiteModel, "blocks">, window: LineWindow, sun: Sun): number {
  if (sun.altitude < LOWEST_SUN || !isInFront(window.bearing, sun.azimuth)) return Infinity;
  const towards = directionOf(sun.azimuth);
  const rise = Math.tan(sun.altitude * DEGREE);
  let shade = 0;
  for (const block of blocks) {
    const distance = distanceTo(block, window.at, towards);
    if (distance !== undefined) shade = Math.max(shade, block.height - distance * rise);
  }
  return shade;
}

/** Returns the length of the shadow of something upright, in the unit of its height. */
export const shadowLength = (height: number, altitude: number) => height / Math.tan(altitude * DEGREE);

/** Returns a length in whole millimetres, so that points in a line stay in a line. */
const rounded = (length: number) => Math.round(length * 1000) / 1000;

/** Returns the smallest polygon around points, counterclockwise (monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) => {
    const found: Point[] = [];
    for (const next of list) {
      for (;;) {
        const last = found.at(-1);
        const before = found.at(-2);
        if (!last || !before) break;
        const turn = (last[0] - before[0]) * (next[1] - before[1]) - (last[1] - before[1]) * (next[0] - before[0]);
        if (turn > 0) break;
        found.pop();
      }
      found.push(next);
    }
    return found.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Returns the shadow of a rectangle of some height on level ground, its own ground included; nothing while the sun is down. */
export function shadowOf(corners: readonly Point[], height: number, sun: Sun): Point[] {
  if (sun.altitude < LOWEST_SUN) return [];
  const length = shadowLength(height, sun.altitude);
  const [east, north] = directionOf(sun.azimuth);
  return hullOf([
    ...corners,
    ...corners.map(([x, y]): Point => [rounded(x - east * length), rounded(y - north * length)]),
  ]);
}
