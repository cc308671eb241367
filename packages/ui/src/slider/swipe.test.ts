import fc from "fast-check";
import { expect, it } from "vitest";
import { stepOfSwipe, SWIPE_THRESHOLD } from "./swipe.ts";
import { forAll } from "../../../../tests/for-all.ts";

it.each([
  [-51, 1],
  [-50.5, 1],
  [51, -1],
  [1200, -1],
] as const)("moves one slide for a swipe of %d px", (distance, step) => {
  expect(stepOfSwipe(distance)).toBe(step);
});

it.each([0, 1, -1, 50, -50, -50.000008])("does not move for one of %d px", (distance) => {
  expect(stepOfSwipe(distance)).toBe(0);
});

it("is the same to both sides", () =>
  forAll(fc.double({ noNaN: true, min: SWIPE_THRESHOLD + 0.01 }), (distance) => {
    expect(stepOfSwipe(-distance)).toBe(1);
    expect(stepOfSwipe(distance)).toBe(-1);
  }));
