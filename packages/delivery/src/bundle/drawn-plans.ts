import type { Complex } from "@danji/complex/complex";
import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { type LineSun, siteWinterSun } from "@danji/complex/sun/site-sun";
import { areasOf, type RoomArea } from "@danji/floor-plan/areas";
import { describePlan, sizeOf } from "@danji/floor-plan/describe";
import { drawPlan } from "@danji/floor-plan/draw";
import {
  type FlatPlan,
  type FlatPlans,
  mirroredSketchOf,
  type PlanRoom,
  type PlanSheet,
  type PlanVariant,
  sketchOf,
  type Variant,
} from "@danji/floor-plan/flat-plan";
import { frontageOf } from "@danji/floor-plan/outlook";
import { mirrorPlan } from "@danji/floor-plan/mirror";
import type { Plan } from "@danji/floor-plan/plan";
import { VARIANTS } from "@danji/floor-plan/spaces";
import type { Plans } from "../content/read-plans.ts";

const row = ({ width, depth, rectangular, ...room }: RoomArea): PlanRoom => ({
  ...room,
  size: `${rectangular ? "" : "최대 "}${sizeOf({ width, depth })}`,
});

function variantOf(plan: Plan, variant: Variant): PlanVariant {
  const { rooms, balconies } = areasOf(plan, variant);
  return { description: describePlan(plan, variant), rooms: rooms.map(row), balconies: balconies.map(row) };
}

/** Sheets that have been drawn: all bundles of a build show the same. */
const drawn = new WeakMap<Plan, PlanSheet>();

function sheetOf(key: string, plan: Plan): PlanSheet {
  const sheet = drawn.get(plan) ?? drawSheet(key, plan);
  drawn.set(plan, sheet);
  return sheet;
}

function drawSheet(key: string, plan: Plan): PlanSheet {
  const drawings = VARIANTS.map((variant) => [
    variant,
    drawPlan(plan, { variant, idPrefix: `plan-${key}-${variant}` }),
  ]);
  return Object.fromEntries(drawings);
}

/** Width divided by height of the drawings of a plan. */
function ratioOf(key: string, plan: Plan): number {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/u.exec(sheetOf(key, plan).basic ?? "")?.[1]?.split(" ") ?? [];
  return Number((Number(width) / Number(height)).toFixed(3));
}

/** Measures and describes a plan for the site, so that the browser need not be able to. */
function flatPlan(key: string, plan: Plan): FlatPlan {
  const { exclusive, balcony } = areasOf(plan, "basic");
  return {
    key,
    label: plan.label,
    ratio: ratioOf(key, plan),
    exclusiveArea: exclusive,
    balconyArea: balcony,
    frontage: frontageOf(plan),
    basic: variantOf(plan, "basic"),
    extended: variantOf(plan, "extended"),
  };
}

/** Returns the plans as the site describes them, by their key. */
export const flatPlans = (plans: Plans): Readonly<Record<string, FlatPlan>> =>
  Object.fromEntries([...plans].map(([key, plan]) => [key, flatPlan(key, plan)]));

/** The light drawing of a plan, extended. */
const sketch = (sheet: string, plan: Plan): PlanSheet => ({
  extended: drawPlan(plan, { variant: "extended", idPrefix: `plan-${sheet}`, detail: "key" }),
});

/** Returns the sheets of all plans, by their key; each is drawn lazily. */
export const planSheets = (plans: Plans): ReadonlyMap<string, () => PlanSheet> =>
  new Map(
    [...plans].flatMap(([key, plan]): [string, () => PlanSheet][] => [
      [key, () => sheetOf(key, plan)],
      [sketchOf({ key }), () => sketch(sketchOf({ key }), plan)],
      [mirroredSketchOf({ key }), () => sketch(mirroredSketchOf({ key }), mirrorPlan(plan))],
    ]),
  );

/** Measures the sunlight of the winter solstice for all flats, so that pages show it without a script. */
export function winterSuns({ sunlight, supply }: Pick<Complex, "sunlight" | "supply">, plans: FlatPlans): LineSun[] {
  if (!sunlight) return [];
  return siteWinterSun(createSiteModel(sunlight, supply, frontagesOf(supply, plans)), sunlight.winterRule);
}
