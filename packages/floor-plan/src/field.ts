import { ascending, contains } from "./geometry.ts";
import type { Plan } from "./plan.ts";
import type { Space } from "./spaces.ts";

/** What lies on one side of a line; outside of the flat there is no space. */
export interface Side {
  readonly space: Space | undefined;
  /** Whether it was a balcony before the flat was extended. */
  readonly gained: boolean;
}

const OUTSIDE: Side = { space: undefined, gained: false };

/** The plan cut along all its lines, so that within one cell everything is the same. */
export interface Field {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** What lies at a point that is on no line. */
  readonly at: (x: number, y: number) => Side;
  /** What lies in the cell between `xs[column]` and the next, and `ys[row]` and the next. */
  readonly cell: (column: number, row: number) => Side;
}

function sideAt(spaces: readonly Space[], x: number, y: number): Side {
  for (const space of spaces) {
    if (space.polygons.some((polygon) => contains(polygon, [x, y]))) return { space, gained: false };
    if (space.gained.some((polygon) => contains(polygon, [x, y]))) return { space, gained: true };
  }
  return OUTSIDE;
}

const indexBelow = (values: readonly number[], value: number) => values.findLastIndex((line) => line < value);

/** Cuts the plan along the edges of its spaces and the ends of its walls. */
export function fieldOf(plan: Plan, spaces: readonly Space[]): Field {
  const points = [
    ...spaces.flatMap(({ polygons, gained }) => [...polygons, ...gained].flat()),
    ...plan.walls.flatMap(({ from, to }) => [from, to]),
  ];
  const xs = ascending(points.map(([x]) => x));
  const ys = ascending(points.map(([, y]) => y));
  const middle = (values: readonly number[], index: number) => ((values[index] ?? 0) + (values[index + 1] ?? 0)) / 2;
  const cells = xs
    .slice(0, -1)
    .map((_x, column) => ys.slice(0, -1).map((_y, row) => sideAt(spaces, middle(xs, column), middle(ys, row))));
  const cell = (column: number, row: number) => cells[column]?.[row] ?? OUTSIDE;
  return { xs, ys, cell, at: (x, y) => cell(indexBelow(xs, x), indexBelow(ys, y)) };
}
