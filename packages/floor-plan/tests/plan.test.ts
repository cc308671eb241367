import { describe, expect, it } from "vitest";
import { apportion, areasOf, total } from "../src/areas.ts";
import { sampleJson, samplePlan } from "./sample.ts";
import { checkPlan } from "../src/check.ts";
import { frontageOf } from "../src/outlook.ts";
import { mirrorPlan } from "../src/mirror.ts";
import { parsePlan } from "../src/plan.ts";

const row = (variant: "basic" | "extended", name: string) => {
  const { rooms, balconies } = areasOf(samplePlan(), variant);
  return [...rooms, ...balconies].find((room) => room.name === name);
};

describe("areasOf", () => {
  it("measures rooms so that they add up to the exclusive area", () => {
    const { rooms, exclusive } = areasOf(samplePlan(), "basic");
    expect(rooms.map(({ name, area }) => [name, area])).toEqual([
      ["현관", 4],
      ["욕실", 4],
      ["거실", 16.4],
    ]);
    expect(exclusive).toBe(24.4);
  });

  it("counts a balcony into no exclusive area, joined to a room or not", () => {
    const [basic, extended] = [areasOf(samplePlan(), "basic"), areasOf(samplePlan(), "extended")];
    expect([basic.exclusive, basic.balcony]).toEqual([24.4, 6]);
    expect([extended.exclusive, extended.balcony]).toEqual([24.4, 6]);
    expect(row("basic", "발코니")).toMatchObject({ area: 6, width: 4000, depth: 1500 });
    expect(row("basic", "거실")).toMatchObject({ area: 16.4, gained: 0, depth: 4100 });
    expect(row("extended", "거실")).toMatchObject({ area: 16.4, gained: 6, depth: 5600, rectangular: true });
    expect(row("extended", "발코니")).toBeUndefined();
  });
});

it("rounds parts so that they add up to the rounded whole", () => {
  const third = 10_000_000 / 3;
  expect(apportion([third, third, third])).toEqual([3.34, 3.33, 3.33]);
  expect(total(apportion([third, third, third]))).toBe(10);
  expect(apportion([12_000, 17_000])).toEqual([0.01, 0.02]);
});

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

const issuesOf = (json: unknown) => {
  const result = parsePlan(json, ({ code }) => `말: ${code}`);
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`);
};

describe("parsePlan", () => {
  it("reads a plan and fills in what may be left out", () => {
    const result = parsePlan(sampleJson());
    expect(result.ok && result.plan.windows[0]).toEqual({ from: [500, 6100], to: [3500, 6100], panes: 4 });
    const { windows, ...rest } = sampleJson();
    const bare = parsePlan({ ...rest, windows: windows.map(({ from, to }) => ({ from, to })) });
    expect(bare.ok && bare.plan.windows[0]?.panes).toBe(2);
  });

  it("reports the path of a fault in the words that are passed in", () => {
    expect(issuesOf(42)).toEqual(["(전체): 말: invalid_type"]);
    expect(issuesOf({ ...sampleJson(), garden: true })).toEqual(["(전체): 말: unrecognized_keys"]);
    expect(issuesOf({ ...sampleJson(), bearing: 400 })).toEqual(["bearing: 말: too_big"]);
  });

  it("demands right angles", () => {
    const slanted = [
      [0, 0],
      [4000, 100],
      [4000, 6100],
      [0, 6100],
    ];
    expect(issuesOf({ ...sampleJson(), outline: slanted })).toEqual([
      expect.stringMatching(/^outline: .*가로나 세로/u),
    ]);
    const window = { from: [0, 6100], to: [3000, 6200] };
    expect(issuesOf({ ...sampleJson(), windows: [window] })).toEqual([expect.stringMatching(/^windows\.0: /u)]);
  });

  it("demands to know on which end a leaf hangs", () => {
    const door = { kind: "swing", from: [0, 2000], to: [900, 2000], into: "bath" };
    expect(issuesOf({ ...sampleJson(), doors: [door] })).toEqual(["doors.0.hinge: 말: invalid_value"]);
  });
});
