import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shadeHeight, shadowLength, shadowOf } from "../../src/sun/shade.ts";
import type { Point } from "../../src/sun/site-model.ts";
import { lineWindow, model } from "./sun-site.ts";

describe("shadows", () => {
  // By hand, from exact cotangents: cot 45° = 1, cot 30° = √3, cot 60° = 1/√3, cot 15° = 2 + √3, cot 75° = 2 − √3,
  // cot 22.5° = 1 + √2, cot 67.5° = √2 − 1, cot 18° = √(5 + 2√5), cot 36° = √(1 + 2/√5), cot 54° = √(5 − 2√5), and from
  // right triangles of 3, 4, 5 (36.8699°), 5, 12, 13 (22.6199°), 8, 15, 17 (28.0725°) and of the ratio 1 : 2 (26.5651°).
  it.each([
    [60, 45, 60],
    [60, 30, 103.923],
    [60, 60, 34.641],
    [60, 15, 223.923],
    [60, 75, 16.077],
    [60, 22.5, 144.853],
    [60, 67.5, 24.853],
    [60, 18, 184.661],
    [60, 36, 82.583],
    [60, 54, 43.593],
    [60, 36.8699, 80],
    [60, 53.1301, 45],
    [60, 22.6199, 144],
    [60, 67.3801, 25],
    [60, 28.0725, 112.5],
    [60, 61.9275, 32],
    [60, 26.5651, 120],
    [60, 63.4349, 30],
    [100, 45, 100],
    [100, 30, 173.205],
    [100, 60, 57.735],
    [100, 26.5651, 200],
    [100, 36.8699, 133.333],
    [1, 45, 1],
    [1, 15, 3.732],
    [2.9, 45, 2.9],
    [2.9, 26.5651, 5.8],
    [74, 36.8699, 98.667],
    [74, 26.5651, 148],
    [74, 22.6199, 177.6],
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

  it("is never higher than the tallest block, and falls as the sun rises", () => {
    fc.assert(
      fc.property(suns, (sun) => {
        const shade = shadeHeight(model, lineWindow("102"), sun);
        expect(shade).toBeGreaterThanOrEqual(0);
        expect(shade).toBeLessThanOrEqual(62);
        expect(shadeHeight(model, lineWindow("102"), { ...sun, altitude: sun.altitude + 1 })).toBeLessThanOrEqual(
          shade,
        );
      }),
    );
  });

  it("is shorter the higher the sun", () => {
    fc.assert(
      fc.property(suns, fc.double({ min: 1, max: 200, noNaN: true }), ({ altitude }, height) => {
        expect(shadowLength(height, altitude + 1)).toBeLessThan(shadowLength(height, altitude));
      }),
    );
  });
});
