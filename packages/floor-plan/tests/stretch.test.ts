import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areasOf } from "../src/areas.ts";
import { checkPlan } from "../src/check.ts";
import { parsePlan } from "../src/plan.ts";
import { stretchPlan } from "../src/stretch.ts";

const file = join(import.meta.dirname, "../../../app/complexes/_template/plans/59a.json");
const parsed = parsePlan(JSON.parse(await readFile(file, "utf8")));
if (!parsed.ok) throw new Error("The template's plan cannot be read.");
const { plan } = parsed;

describe("stretchPlan", () => {
  it.each([59.94, 59.99, 74.5, 84.97, 101.23, 114.9, 159.99])("makes a plan of %s ㎡ that has no faults", (area) => {
    const stretched = stretchPlan(plan, area);
    expect(checkPlan(stretched)).toEqual([]);
    expect(areasOf(stretched, "basic").exclusive).toBeCloseTo(area, 2);
  });

  it("refuses to shrink a plan", () => expect(() => stretchPlan(plan, 49.9)).toThrow(RangeError));
});
