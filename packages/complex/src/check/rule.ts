import type { Complex } from "../complex.ts";
import type { Issue } from "../issue.ts";
import { textsOf } from "./located.ts";

/** Reports a fault: file in the complex's folder, path in it, and in Korean what is wrong and what to do. */
export type Report = (file: string, path: string, reason: string) => void;

/** A rule that complexes have to meet. */
export interface Rule {
  /** Name by which people find the rule, e.g. `dead-link`. */
  readonly id: string;
  /** `warning` for a rule whose breach is advice. @default a fault */
  readonly level?: Issue["level"];
  readonly check: (complex: Complex, report: Report) => void;
}

/** Returns a rule whose breach is a fault. */
export const rule = (id: string, check: Rule["check"]): Rule => ({ id, check });

/** Returns a rule whose breach is advice. */
export const advice = (id: string, check: Rule["check"]): Rule => ({ id, level: "warning", check });

/** Returns a rule on every text of a complex: `reader` returns a function that says what is wrong with a text. */
export const textRule = (
  id: string,
  reader: (complex: Complex) => (text: string) => string | readonly string[] | undefined,
): Rule =>
  rule(id, (complex, report) => {
    const read = reader(complex);
    for (const { file, path, value } of textsOf(complex))
      for (const reason of [read(value) ?? []].flat()) report(file, path, reason);
  });

/** Returns all faults that the rules find in a complex. */
export function runRules(rules: readonly Rule[], complex: Complex): Issue[] {
  const issues: Issue[] = [];
  for (const { id, level, check } of rules)
    check(complex, (file, path, reason) =>
      issues.push({ rule: id, file, path, reason, ...(level !== undefined && { level }) }),
    );
  return issues;
}
