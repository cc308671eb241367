import { boundsOf } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import { outerWindows } from "./outlook.ts";
import type { Plan } from "./plan.ts";

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
