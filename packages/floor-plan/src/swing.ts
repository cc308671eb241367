import { type Layout, type Opening, spaceOf } from "./layout.ts";
import type { Door, Point } from "./plan.ts";

/** How a leaf on hinges moves: from `closed` to `open` around `hinge`. */
export interface Swing {
  readonly hinge: Point;
  readonly closed: Point;
  readonly open: Point;
  readonly width: number;
}

/** Returns the quarter circle that a door sweeps, if it sweeps one. */
export function swingOf(layout: Layout, { what, axis, at, wall }: Opening<Door>): Swing | undefined {
  if (what.kind !== "swing" && what.kind !== "entrance") return undefined;
  const target = what.into === undefined ? undefined : spaceOf(layout, what.into);
  const towardsAfter = wall.after.space === target;
  const face = at + (towardsAfter ? wall.high : wall.low);
  const along = axis === "h" ? 0 : 1;
  const [hung, free] = what.hinge === "from" ? [what.from, what.to] : [what.to, what.from];
  const width = Math.abs((free[along] ?? 0) - (hung[along] ?? 0));
  const point = (place: number, across: number): Point => (axis === "h" ? [place, across] : [across, place]);
  return {
    hinge: point(hung[along] ?? 0, face),
    closed: point(free[along] ?? 0, face),
    open: point(hung[along] ?? 0, face + (towardsAfter ? width : -width)),
    width,
  };
}
