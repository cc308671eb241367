import { type Layout, layoutOf, type Opening } from "./layout.ts";
import type { Plan, PlanWindow } from "./plan.ts";
import type { Space } from "./spaces.ts";
import { boundsOf } from "./geometry.ts";

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

/** How a flat lies in its building, in metres, as its plan is drawn. */
export interface Frontage {
  readonly width: number;
  /** With its balconies. */
  readonly depth: number;
  /** Middle of the living room's widest window in the front, from the left. */
  readonly window: number;
}

const MILLIMETRES = 1000;

/** Measures the front of a flat, which is the lower side of its plan; `undefined` without a living room that looks out there. */
export function frontageOf(plan: Plan): Frontage | undefined {
  const layout = layoutOf(plan, "extended");
  const living = layout.spaces.find(({ kind }) => kind === "living");
  if (!living) return undefined;
  const outline = boundsOf(plan.outline);
  const whole = boundsOf([...plan.outline, ...plan.balconies.flatMap(({ polygon }) => polygon)]);
  const [widest] = outerWindows(layout, living)
    .filter(({ axis, wall }) => axis === "h" && wall.before.space === living)
    .map(({ what }) => ({ left: Math.min(what.from[0], what.to[0]), right: Math.max(what.from[0], what.to[0]) }))
    .sort((a, b) => b.right - b.left - (a.right - a.left));
  if (!widest) return undefined;
  return {
    width: (outline.x1 - outline.x0) / MILLIMETRES,
    depth: (whole.y1 - whole.y0) / MILLIMETRES,
    window: ((widest.left + widest.right) / 2 - outline.x0) / MILLIMETRES,
  };
}
