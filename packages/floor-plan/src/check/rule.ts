import type { Layout } from "../layout.ts";

/** Reports a fault: its path in the plan's file, and in Korean what is wrong and what to do. */
export type Report = (path: string, message: string) => void;

/** One thing that a plan has to get right, in each of its variants. */
export interface PlanRule {
  /** Name by which people find the rule, e.g. `unreachable-room`. */
  readonly id: string;
  readonly check: (layout: Layout, report: Report) => void;
}
