import type { Layout } from "../layout.ts";

/** One thing that a plan has to get right, in each of its variants. */
export interface PlanRule {
  /** Name by which people find the rule, e.g. `unreachable-room`. */
  readonly id: string;
  /** Reports faults: their path in the plan's file, and in Korean what is wrong and what to do. */
  readonly check: (layout: Layout, report: (path: string, message: string) => void) => void;
}

export const rule = (id: string, check: PlanRule["check"]): PlanRule => ({ id, check });
