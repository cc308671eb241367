import { describe, expect, inject, it } from "vitest";
import type { Case } from "./case.ts";
import { CASES, WIRE_CASES } from "./cases.ts";
import { mutantsOf } from "./mutants.ts";
import { RULES, WireProject } from "./wire.ts";

const host = inject("firestore");
const cases = [...CASES, ...WIRE_CASES];
const mutants = mutantsOf(RULES);
const LOWEST_MUTANTS = 100;

/** Questions on their way at the same time. */
const BATCH = 24;

/** The first case whose answer is another under these rules. */
async function firstRed(project: WireProject): Promise<Case | undefined> {
  for (let from = 0; from < cases.length; from += BATCH) {
    const batch = cases.slice(from, from + BATCH);
    const answers = await Promise.all(batch.map((asked, index) => project.ask(asked, from + index)));
    const red = batch.find((asked, index) => asked.allowed !== answers[index]);
    if (red) return red;
  }
  return undefined;
}

describe.skipIf(host === null)("rules with a mistake turn a case red", () => {
  it("finds the places for mistakes", () => {
    expect(mutants.length).toBeGreaterThanOrEqual(LOWEST_MUTANTS);
    expect(new Set(mutants.map(({ rules }) => rules)).size).toBe(mutants.length);
  });

  it.each(mutants.map(({ name, rules }, index) => [name, rules, index] as const))("%s", async (_name, rules, index) => {
    const project = new WireProject(host ?? "", `demo-mutant-${index}`);
    await project.putRules(rules);
    await project.give(cases);
    expect(await firstRed(project)).toBeDefined();
  });
});
