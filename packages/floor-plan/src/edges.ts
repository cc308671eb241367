import type { Field, Side } from "./field.ts";
import type { Rect } from "./geometry.ts";
import type { Point } from "./plan.ts";
import type { Space } from "./spaces.ts";

/** `h` runs along x at a height y, `v` along y at a place x. */
type Axis = "h" | "v";

/** A stretch along an axis: `at` is its y or x, `start` and `end` where it begins and ends. */
export interface Stretch {
  readonly axis: Axis;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** Where two spaces meet, or a space and the outside: `before` is above or to the left, `after` below or to the right. */
export interface Edge extends Stretch {
  readonly before: Side;
  readonly after: Side;
}

/** Returns the stretch between two points along an axis. */
export function stretchOf({ from, to }: { readonly from: Point; readonly to: Point }): Stretch {
  const axis = from[1] === to[1] ? "h" : "v";
  const [along, across] = axis === "h" ? [0, 1] : [1, 0];
  const ends = [from[along] ?? 0, to[along] ?? 0];
  return { axis, at: from[across] ?? 0, start: Math.min(...ends), end: Math.max(...ends) };
}

/** Returns whether a stretch lies within another. */
export const within = (inner: Stretch, outer: Stretch) =>
  inner.axis === outer.axis && inner.at === outer.at && inner.start >= outer.start && inner.end <= outer.end;

/** Returns the rectangle along a stretch, from `low` to `high` across it. */
export function bandOf({ axis, at, start, end }: Stretch, low: number, high: number): Rect {
  return axis === "h"
    ? { x0: start, y0: at + low, x1: end, y1: at + high }
    : { x0: at + low, y0: start, x1: at + high, y1: end };
}

/** Returns all edges, each as short as the cells of the field. */
export function edgesOf({ xs, ys, cell }: Field): Edge[] {
  const edges: Edge[] = [];
  const add = (edge: Edge) => {
    if (edge.before.space !== edge.after.space) edges.push(edge);
  };
  ys.forEach((y, row) => {
    xs.slice(0, -1).forEach((x, column) => {
      const end = xs[column + 1] ?? x;
      add({ axis: "h", at: y, start: x, end, before: cell(column, row - 1), after: cell(column, row) });
    });
  });
  xs.forEach((x, column) => {
    ys.slice(0, -1).forEach((y, row) => {
      const end = ys[row + 1] ?? y;
      add({ axis: "v", at: x, start: y, end, before: cell(column - 1, row), after: cell(column, row) });
    });
  });
  return edges;
}

const edges = (polygon: readonly Point[]): Stretch[] =>
  polygon.map((from, index) => stretchOf({ from, to: polygon[(index + 1) % polygon.length] ?? from }));

/** Returns where walls stood between a room and the balconies that it gained. */
export function formerEdges({ polygons, gained }: Space): Stretch[] {
  const own = polygons.flatMap(edges);
  return gained.flatMap(edges).flatMap((edge) =>
    own.flatMap((other) => {
      if (other.axis !== edge.axis || other.at !== edge.at) return [];
      const start = Math.max(edge.start, other.start);
      const end = Math.min(edge.end, other.end);
      return start < end ? [{ ...edge, start, end }] : [];
    }),
  );
}
