// The types of `complex:plans`: the site gets its plans drawn and does not import `@danji/floor-plan`.
export type { FlatPlan, PlanSheet } from "@danji/floor-plan/flat-plan";
