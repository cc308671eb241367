import { boundsOf } from "./geometry.ts";
import type { Item, Plan, Point } from "./plan.ts";

const OPPOSITE = { left: "right", right: "left", top: "top", bottom: "bottom" } as const;

/** Returns the mirror image of a plan, left and right exchanged. Its bearing stays. */
export function mirrorPlan(plan: Plan): Plan {
  const { x0, x1 } = boundsOf(plan.outline);
  const point = ([x, y]: Point): Point => [x0 + x1 - x, y];
  const polygon = (points: readonly Point[]) => points.map(point).reverse();
  const line = <Of extends { from: Point; to: Point }>(drawn: Of): Of => ({
    ...drawn,
    from: point(drawn.from),
    to: point(drawn.to),
  });
  const item = <Of extends Item>(placed: Of): Of => ({
    ...placed,
    at: point([placed.at[0] + placed.size[0], placed.at[1]]),
    back: OPPOSITE[placed.back],
  });
  return {
    ...plan,
    outline: polygon(plan.outline),
    rooms: plan.rooms.map((room) => ({ ...room, polygon: polygon(room.polygon) })),
    balconies: plan.balconies.map((balcony) => ({ ...balcony, polygon: polygon(balcony.polygon) })),
    shafts: plan.shafts.map((shaft) => ({ polygon: polygon(shaft.polygon) })),
    walls: plan.walls.map(line),
    doors: plan.doors.map(line),
    windows: plan.windows.map(line),
    fixtures: plan.fixtures.map(item),
    furniture: plan.furniture.map(item),
  };
}
