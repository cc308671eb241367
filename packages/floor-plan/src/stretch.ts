import { polygonArea } from "./geometry.ts";
import type { Plan, Point } from "./plan.ts";

/** mm² in a ㎡. */
const SQUARE_METRE = 1_000_000;
/** At most so many places of an axis grow, so that no room takes all of it. */
const MOST_CUTS = 4;

type Axis = 0 | 1;
type Span = readonly [start: number, end: number];

/** What keeps its size along an axis: doors and things. */
function rigid({ doors, fixtures, furniture }: Plan, axis: Axis): Span[] {
  return [
    ...doors.map(({ from, to }): Span => [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])]),
    ...[...fixtures, ...furniture].map(({ at, size }): Span => [at[axis], at[axis] + size[axis]]),
  ];
}

/** Returns the coordinates at which a plan can be cut and drawn apart without stretching a door or a thing, evenly chosen. */
function cutsOf(plan: Plan, axis: Axis): number[] {
  const spans = rigid(plan, axis);
  const inner = plan.outline.map((point) => point[axis]);
  const [low, high] = [Math.min(...inner), Math.max(...inner)];
  const edges = [...new Set([...plan.rooms.flatMap(({ polygon }) => polygon.map((p) => p[axis])), ...spans.flat()])]
    .filter((edge) => edge >= low && edge <= high)
    .sort((a, b) => a - b);
  const free = edges
    .slice(1)
    .map((edge, index) => Math.round((edge + (edges[index] ?? edge)) / 2))
    .filter((cut) => spans.every(([start, end]) => cut <= start || cut >= end));
  const step = Math.max(1, free.length / MOST_CUTS);
  return free.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/** Returns where a coordinate comes to lie when each cut opens by its share of `growth`. */
function growAt(cuts: readonly number[], growth: number): (value: number) => number {
  const shareTo = (index: number) => Math.round((growth * index) / cuts.length);
  return (value) => value + shareTo(cuts.filter((cut) => cut < value).length);
}

/**
 * Returns a plan that is drawn apart to a larger exclusive area: rooms grow, doors, fixtures and furniture keep their
 * sizes. The outline has to be a rectangle.
 *
 * @param area Exclusive area in ㎡, not below that of the plan.
 * @throws RangeError if the area is below that of the plan, or if nothing of the plan can grow.
 */
export function stretchPlan(plan: Plan, area: number): Plan {
  const widths = plan.outline.map(([x]) => x);
  const depths = plan.outline.map(([, y]) => y);
  const width = Math.max(...widths) - Math.min(...widths);
  const depth = Math.max(...depths) - Math.min(...depths);
  const growth = Math.sqrt((area * SQUARE_METRE) / polygonArea(plan.outline));
  const [xCuts, yCuts] = [cutsOf(plan, 0), cutsOf(plan, 1)];
  if (growth < 1 || xCuts.length === 0 || yCuts.length === 0)
    throw new RangeError(`The plan cannot grow to ${area} ㎡`);
  const newDepth = Math.round(depth * growth);
  const x = growAt(xCuts, Math.round((area * SQUARE_METRE) / newDepth) - width);
  const y = growAt(yCuts, newDepth - depth);
  const moved = ([px, py]: Point): Point => [x(px), y(py)];
  const line = <Line extends { from: Point; to: Point }>(what: Line): Line => ({
    ...what,
    from: moved(what.from),
    to: moved(what.to),
  });
  const shape = <Shape extends { polygon: Point[] }>(what: Shape): Shape => ({
    ...what,
    polygon: what.polygon.map(moved),
  });
  const placed = <Thing extends { at: Point }>(what: Thing): Thing => ({ ...what, at: moved(what.at) });
  return {
    ...plan,
    class: Math.floor(area),
    outline: plan.outline.map(moved),
    rooms: plan.rooms.map(shape),
    balconies: plan.balconies.map(shape),
    shafts: plan.shafts.map(shape),
    walls: plan.walls.map(line),
    doors: plan.doors.map(line),
    windows: plan.windows.map(line),
    fixtures: plan.fixtures.map(placed),
    furniture: plan.furniture.map(placed),
  };
}
