/** One thing that is wrong with a plan. */
export interface PlanIssue {
  /** Which check finds it, e.g. `unreachable-room`. */
  readonly rule: string;
  /** Place in the plan's file, e.g. `rooms.2.polygon`. */
  readonly path: string;
  /** What is wrong there and what to do, in Korean. */
  readonly message: string;
}
