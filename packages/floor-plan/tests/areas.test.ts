import { describe, expect, it } from "vitest";
import { apportion, areasOf, total } from "../src/areas.ts";
import { samplePlan } from "./sample.ts";

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
