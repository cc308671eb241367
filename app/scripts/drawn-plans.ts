import { areasOf, type RoomArea } from "@danji/floor-plan/areas";
import { describePlan, planTitle, sizeOf, VARIANT_NAMES } from "@danji/floor-plan/describe";
import { drawPlan } from "@danji/floor-plan/draw";
import type { Plan } from "@danji/floor-plan/plan";
import type { Variant } from "@danji/floor-plan/spaces";
import type { DrawnPlan, DrawnVariant, PlanRoom, PlanSketches } from "../src/plans/drawn-plan.ts";
import type { Plans } from "./read-plans.ts";

const row = (room: RoomArea): PlanRoom => ({
  key: room.key,
  name: room.name,
  size: `${room.rectangular ? "" : "최대 "}${sizeOf(room)}`,
  area: room.area,
  gained: room.gained,
});

function drawnVariant(key: string, plan: Plan, variant: Variant): DrawnVariant {
  const { rooms, balconies } = areasOf(plan, variant);
  return {
    name: VARIANT_NAMES[variant],
    title: planTitle(plan, variant),
    svg: drawPlan(plan, { variant, idPrefix: `plan-${key}-${variant}` }),
    description: describePlan(plan, variant),
    rooms: rooms.map(row),
    balconies: balconies.map(row),
  };
}

/** Draws, measures and describes a plan for the site, so that the browser need not be able to. */
export function drawnPlan(key: string, plan: Plan): DrawnPlan {
  const { exclusive, balcony } = areasOf(plan, "basic");
  return {
    key,
    label: plan.label,
    exclusiveArea: exclusive,
    balconyArea: balcony,
    basic: drawnVariant(key, plan, "basic"),
    extended: drawnVariant(key, plan, "extended"),
  };
}

/** Small drawings of all plans by key. */
export const planSketches = (plans: Plans): PlanSketches =>
  Object.fromEntries(
    [...plans].map(([key, plan]) => [
      key,
      drawPlan(plan, { variant: "extended", idPrefix: `plan-sketch-${key}`, detail: "key" }),
    ]),
  );
