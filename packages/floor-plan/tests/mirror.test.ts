import { describe, expect, it } from "vitest";
import { areasOf } from "../src/areas.ts";
import { checkPlan } from "../src/check.ts";
import { frontageOf } from "../src/outlook.ts";
import { mirrorPlan } from "../src/mirror.ts";
import { samplePlan } from "./sample.ts";

describe("mirrorPlan", () => {
  const plan = samplePlan();

  it("makes a plan as sound and as large as its original", () => {
    expect(checkPlan(mirrorPlan(plan))).toEqual([]);
    expect(areasOf(mirrorPlan(plan), "basic").exclusive).toBe(areasOf(plan, "basic").exclusive);
  });

  it("exchanges left and right, and twice gives the original", () => {
    const [room] = mirrorPlan(plan).rooms;
    expect(Math.min(...(room?.polygon ?? []).map(([x]) => x))).toBe(0);
    const twice = mirrorPlan(mirrorPlan(plan));
    expect(twice.fixtures).toEqual(plan.fixtures);
    expect(twice.doors).toEqual(plan.doors);
  });
});

describe("frontageOf", () => {
  it("measures the front and the middle of the living room's window, in metres", () => {
    const plan = samplePlan();
    const frontage = frontageOf(plan);
    expect(frontage?.width).toBe(4);
    expect(frontageOf(mirrorPlan(plan))?.window).toBeCloseTo(4 - (frontage?.window ?? 0), 6);
  });

  it("finds none without a window in the front", () => {
    expect(frontageOf(samplePlan((plan) => (plan.windows = [])))).toBeUndefined();
  });
});
