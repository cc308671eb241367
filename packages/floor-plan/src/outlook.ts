import type { Layout, Opening } from "./layout.ts";
import type { PlanWindow } from "./plan.ts";
import type { Space } from "./spaces.ts";

const POINTS = ["북", "북동", "동", "남동", "남", "남서", "서", "북서"] as const;

/** Compass point in Korean for a bearing in degrees. */
export const compassPoint = (bearing: number) =>
  POINTS[Math.round((((bearing % 360) + 360) % 360) / 45) % POINTS.length] ?? POINTS[0];

/** Where the window of a space looks, as a bearing on the drawing: 0 is up, 90 to the right. */
function facing({ axis, wall }: Opening<PlanWindow>, space: Space): number {
  if (axis === "h") return wall.before.space === space ? 180 : 0;
  return wall.before.space === space ? 90 : 270;
}

/** Windows of a space that lead out of the flat, or onto a balcony that has windows itself. */
export function outerWindows(layout: Layout, space: Space): Opening<PlanWindow>[] {
  return layout.windows.filter(({ wall: { before, after } }) => {
    if (before.space !== space && after.space !== space) return false;
    const beyond = before.space === space ? after.space : before.space;
    if (beyond === undefined) return true;
    return beyond.zone === "balcony" && layout.windows.some(({ wall }) => isOuter(wall, beyond));
  });
}

const isOuter = ({ before, after }: Opening<PlanWindow>["wall"], space: Space) =>
  (before.space === space && after.space === undefined) || (after.space === space && before.space === undefined);

/** Compass points that a space looks to, e.g. `["남", "서"]`. */
export const outlookOf = (layout: Layout, space: Space): string[] => [
  ...new Set(outerWindows(layout, space).map((window) => compassPoint(facing(window, space) + layout.plan.bearing))),
];
