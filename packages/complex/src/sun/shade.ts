import { type Block, directionOf, type LineWindow, type Point, type SiteModel } from "./site-model.ts";
import type { Sun } from "./sun-position.ts";

const DEGREE = Math.PI / 180;
/** A sun lower than this throws shadows that are longer than any site. */
const LOWEST_SUN = 0.5;

/** A ray that is nearer to parallel than this never meets the sides of a block. */
const PARALLEL = 1e-12;

/** Returns where a ray enters a strip around an axis. */
const entry = (start: number, speed: number, half: number) => {
  if (Math.abs(speed) < PARALLEL) return Math.abs(start) > half ? Infinity : -Infinity;
  return (-Math.sign(speed) * half - start) / speed;
};

/** Returns where a ray leaves a strip around an axis. */
const exit = (start: number, speed: number, half: number) => {
  if (Math.abs(speed) < PARALLEL) return Math.abs(start) > half ? -Infinity : Infinity;
  return (Math.sign(speed) * half - start) / speed;
};

/** Returns how far a ray runs on the plan until it meets a block, in metres; `undefined` where it passes. */
export function distanceTo({ centre, along, halfWidth, halfDepth }: Block, from: Point, to: Point): number | undefined {
  const east = from[0] - centre[0];
  const north = from[1] - centre[1];
  const across = east * along[0] + north * along[1];
  const ahead = east * along[1] - north * along[0];
  const acrossSpeed = to[0] * along[0] + to[1] * along[1];
  const aheadSpeed = to[0] * along[1] - to[1] * along[0];
  const enters = Math.max(0, entry(across, acrossSpeed, halfWidth), entry(ahead, aheadSpeed, halfDepth));
  const leaves = Math.min(exit(across, acrossSpeed, halfWidth), exit(ahead, aheadSpeed, halfDepth));
  return enters < leaves ? enters : undefined;
}

/** Whether the sun is in front of a wall that faces a bearing. */
const isInFront = (bearing: number, azimuth: number) => Math.cos((azimuth - bearing) * DEGREE) > 0;

/** Returns the height in metres up to which the windows of a line are in shade; `Infinity` where the sun is behind them. */
export function shadeHeight({ blocks }: Pick<SiteModel, "blocks">, window: LineWindow, sun: Sun): number {
  if (sun.altitude < LOWEST_SUN || !isInFront(window.bearing, sun.azimuth)) return Infinity;
  const towards = directionOf(sun.azimuth);
  const rise = Math.tan(sun.altitude * DEGREE);
  let shade = 0;
  for (const block of blocks) {
    if (block.height <= shade) continue;
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
