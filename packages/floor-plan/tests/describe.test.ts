import { describe, expect, it } from "vitest";
import { describePlan, sizeOf } from "../src/describe.ts";
import { towards } from "../src/words.ts";
import { compassPoint } from "../src/outlook.ts";
import { samplePlan } from "./sample.ts";

describe("describePlan", () => {
  it("describes the flat and the way through it", () => {
    expect(describePlan(samplePlan(), "basic")).toEqual([
      "전용면적 24.40㎡, 방 0개, 욕실 1개입니다.",
      "거실 앞의 발코니를 확장하지 않은 평면입니다.",
      "현관에서 들어서면 거실, 욕실로 이어집니다.",
      "거실: 4,000 × 4,100mm, 16.40㎡, 도면 남쪽 창, 현관에서 들어감.",
    ]);
  });

  it("describes what an extended room has gained", () => {
    expect(describePlan(samplePlan(), "extended")).toEqual(
      expect.arrayContaining([
        "거실 쪽 발코니를 확장한 평면입니다.",
        "거실: 4,000 × 5,600mm, 22.40㎡, 도면 남쪽 창, 현관에서 들어감.",
      ]),
    );
  });

  it("turns with the compass", () => {
    const plan = samplePlan((json) => (json.bearing = 90));
    expect(describePlan(plan, "basic").join(" ")).toContain("도면 서쪽 창");
  });
});

it.each([
  [0, "북"],
  [44, "북동"],
  [180, "남"],
  [350, "북"],
  [495, "남동"],
])("calls a bearing of %i degrees %s", (bearing, point) => {
  expect(compassPoint(bearing)).toBe(point);
});

it("gives words the particle that fits their end", () => {
  expect([towards("거실"), towards("복도"), towards("현관")]).toEqual(["거실로", "복도로", "현관으로"]);
  expect([towards("침실 1"), towards("침실 2"), towards("침실 3")]).toEqual(["침실 1로", "침실 2로", "침실 3으로"]);
});

it("writes dimensions with commas", () => {
  expect(sizeOf({ width: 3600, depth: 12_350 })).toBe("3,600 × 12,350");
});
