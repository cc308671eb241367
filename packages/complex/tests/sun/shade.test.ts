import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shadeHeight, shadowLength, shadowOf } from "../../src/sun/shade.ts";
import type { Point } from "../../src/sun/site-model.ts";
import { lineWindow, model } from "./sun-site.ts";
import {
  bearingWords,
  clockWords,
  durationWords,
  flatWords,
  hoursFigure,
  hoursWords,
} from "../../src/sun/sun-words.ts";
import { forAll } from "../../../../tests/for-all.ts";

describe("shadows", () => {
  // By hand: cot 45° = 1, cot 30° = √3, cot 15° = 2 + √3, and right triangles of 3, 4, 5 (36.8699°) and of the ratio 1 : 2 (26.5651°).
  it.each([
    [60, 45, 60],
    [60, 30, 103.923],
    [60, 15, 223.923],
    [60, 36.8699, 80],
    [100, 26.5651, 200],
    [2.9, 45, 2.9],
  ])("of %d m are, with the sun at %d°, %d m long", (height, altitude, length) => {
    expect(shadowLength(height, altitude)).toBeCloseTo(length, 2);
  });

  const square: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  it("fall away from the sun, the ground of the building included", () => {
    const shadow = shadowOf(square, 60, { azimuth: 180, altitude: 45 }).map(([x, y]) => [Math.round(x), Math.round(y)]);
    expect(new Set(shadow.map(String))).toEqual(new Set(["0,0", "10,0", "10,70", "0,70"]));
  });

  it("are none at night", () => {
    expect(shadowOf(square, 60, { azimuth: 0, altitude: -20 })).toEqual([]);
  });

  it("reach up a building as far as its distance leaves of the height of the one before it", () => {
    // From the front of 102 to the back of 101 are 50 m, less the 5 cm by which a window stands before its wall.
    expect(shadeHeight(model, lineWindow("102"), { azimuth: 180, altitude: 45 })).toBeCloseTo(62 - 49.95, 2);
    expect(shadeHeight(model, lineWindow("101"), { azimuth: 180, altitude: 45 })).toBe(0);
    expect(shadeHeight(model, lineWindow("101"), { azimuth: 0, altitude: 45 })).toBe(Infinity);
  });
});

describe("shade of any sun", () => {
  const suns = fc.record({
    azimuth: fc.double({ min: 91, max: 269, noNaN: true }),
    altitude: fc.double({ min: 1, max: 76, noNaN: true }),
  });

  it("is never higher than the tallest block, and falls as the sun rises", () =>
    forAll(suns, (sun) => {
      const shade = shadeHeight(model, lineWindow("102"), sun);
      expect(shade).toBeGreaterThanOrEqual(0);
      expect(shade).toBeLessThanOrEqual(62);
      expect(shadeHeight(model, lineWindow("102"), { ...sun, altitude: sun.altitude + 1 })).toBeLessThanOrEqual(shade);
    }));

  it("is shorter the higher the sun", () =>
    forAll(suns, fc.double({ min: 1, max: 200, noNaN: true }), ({ altitude }, height) => {
      expect(shadowLength(height, altitude + 1)).toBeLessThan(shadowLength(height, altitude));
    }));
});

it("says times, directions and flats in words", () => {
  expect([0, 59, 60, 340].map(durationWords)).toEqual(["0분", "59분", "1시간", "5시간 40분"]);
  expect([hoursWords(179_580), hoursFigure(272)]).toEqual(["2,993시간", "4.5"]);
  expect([545, 599.7].map(clockWords)).toEqual(["09:05", "10:00"]);
  expect([0, 167, 180, 225, 359].map(bearingWords)).toEqual(["북", "남남동", "남", "남서", "북"]);
  expect(flatWords({ building: "102", floor: 15, line: 3 })).toBe("102동 1503호");
});
