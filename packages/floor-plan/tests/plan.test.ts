import { describe, expect, it } from "vitest";
import { parsePlan } from "../src/plan.ts";
import { sampleJson } from "./sample.ts";

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
