import { join } from "node:path";
import { drawPlan } from "@danji/floor-plan/draw";
import { hashOf, once } from "../once.ts";
import { IMAGE_BASE } from "./images.ts";
import type { Plans } from "../content/read-plans.ts";

/** A file has no page around it that sets its type and shows few names, as the front page does. */
const SANS_SERIF_ROOT = '<svg font-family="sans-serif"';
const FEW_NAMES =
  "<style>.plan-labels,.plan-dimensions,.plan-marks{display:none}.plan-phone-labels{display:inline}svg>*{translate:var(--plan-shift)}</style>";
/** Keeps the ids of a file apart from nothing: it is a document of its own. */
const ID_PREFIX = "plan";

/** Drawings as files, and the names of these files in the cache of pictures. */
export interface PlanStills {
  /** Address of the drawing, extended, by the key of the plan. */
  readonly stills: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

/** Draws every plan into a file that browsers fetch like a picture, for pages without drawings in their HTML. */
export async function drawPlanStills(plans: Plans, cache: string): Promise<PlanStills> {
  const stills: Record<string, string> = {};
  const files: string[] = [];
  for (const [key, plan] of plans) {
    const drawing = drawPlan(plan, { variant: "extended", idPrefix: ID_PREFIX })
      .replace("<svg", SANS_SERIF_ROOT)
      .replace("<title", `${FEW_NAMES}<title`);
    const file = `plan-${key}-${hashOf(drawing).slice(0, 10)}.svg`;
    await once(join(cache, file), () => Promise.resolve(Buffer.from(drawing)));
    files.push(file);
    stills[key] = IMAGE_BASE + file;
  }
  return { stills, files };
}
