import type { Layout } from "../layout.ts";

/** Tells a fault: place in the plan's file, and what is wrong there and what to do, in Korean. */
export type Report = (path: string, message: string) => void;

/** One thing that a plan has to get right, in each of its variants. */
export interface PlanRule {
  /** Name by which people find the rule, e.g. `unreachable-room`. */
  readonly id: string;
  readonly check: (layout: Layout, report: Report) => void;
}
