export { sketchOf } from "@danji/floor-plan/flat-plan";
export type { FlatPlan, FlatPlans, PlanRoom, PlanSheet, PlanVariant, Variant } from "@danji/floor-plan/flat-plan";
