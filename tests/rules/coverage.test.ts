import { describe, expect, inject, it } from "vitest";
import { CASES, WIRE_CASES } from "./cases.ts";
import { coverageOf } from "./coverage.ts";
import { RULES, WireProject } from "./wire.ts";

const host = inject("firestore");

describe.skipIf(host === null)("coverage of the rules", () => {
  it("has looked at every expression, and seen every condition hold and not hold", async () => {
    const project = new WireProject(host ?? "", "demo-rules-coverage");
    const cases = [...CASES, ...WIRE_CASES];
    await project.putRules(RULES);
    await project.give(cases);
    await Promise.all(cases.map((asked, index) => project.ask(asked, index)));

    const expressions = await coverageOf(project, RULES);
    const conditions = expressions.filter(({ verdicts, text }) => verdicts.length > 0 && text !== "true");
    const seen = expressions.filter(({ count }) => count > 0);
    const both = conditions.filter(({ verdicts }) => verdicts.length === 2);
    console.log(
      [
        `firestore.rules under ${cases.length} cases: ${seen.length} of ${expressions.length} expressions looked at`,
        `${both.length} of ${conditions.length} conditions seen true and false`,
      ].join("; "),
    );
    expect(expressions.length).toBeGreaterThan(0);
    expect(expressions.filter(({ count }) => count === 0)).toEqual([]);
    expect(conditions.filter(({ verdicts }) => verdicts.length < 2)).toEqual([]);
  });
});
