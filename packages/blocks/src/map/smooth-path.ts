import type { MapPoint } from "./schema.ts";

/** How far a curve's handles reach towards the neighbouring points: a sixth makes a Catmull-Rom spline. */
const HANDLE = 1 / 6;

const words = ([x, y]: MapPoint) => `${Math.round(x)} ${Math.round(y)}`;

/** A handle of the curve at `at`, along the line from `from` to `to`. */
const handle = (at: MapPoint, from: MapPoint, to: MapPoint, sign: 1 | -1): MapPoint => [
  at[0] + sign * (to[0] - from[0]) * HANDLE,
  at[1] + sign * (to[1] - from[1]) * HANDLE,
];

/** Returns the SVG path data of a smooth line through all points. */
export function smoothPath(points: readonly MapPoint[]): string {
  const [first, ...others] = points;
  if (!first) return "";
  let path = `M${words(first)}`;
  others.forEach((end, index) => {
    const start = points[index] ?? first;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    path += `C${words(handle(start, before, end, 1))} ${words(handle(end, start, after, -1))} ${words(end)}`;
  });
  return path;
}

/** Returns the SVG path data of a closed shape with straight edges. */
export const polygonPath = (points: readonly MapPoint[]): string => `M${points.map(words).join("L")}Z`;
