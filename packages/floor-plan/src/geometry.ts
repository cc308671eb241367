import type { Point } from "./plan.ts";

/** A rectangle along the axes, in millimetres; `x0 < x1` and `y0 < y1`. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Anything from one point to another along an axis. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the rectangle between two corners, whichever they are. */
export const rectBetween = ([ax, ay]: Point, [bx, by]: Point): Rect => ({
  x0: Math.min(ax, bx),
  y0: Math.min(ay, by),
  x1: Math.max(ax, bx),
  y1: Math.max(ay, by),
});

/** Returns whether two rectangles share more than an edge. */
export const overlaps = (a: Rect, b: Rect) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** Returns how much two rectangles share, in mm². */
export const sharedArea = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** Returns the smallest rectangle around the points. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Returns the area of a polygon in mm², however it turns. */
export function polygonArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Returns whether a point lies inside of a polygon; the point must not lie on an edge. */
export function contains(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Numbers once each, from small to large. */
export const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);
