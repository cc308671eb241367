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
import { sunAt } from "../../src/sun/sun-position.ts";
import fc from "fast-check";

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

describe("the position of the sun", () => {
  const KOREA = 9 * 60;

  /** Returns the sun at a moment of UTC. */
  function sunAtMoment(latitude: number, longitude: number, moment: string) {
    const minutes =
      Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) + Number(moment.slice(17, 19)) / 60;
    return sunAt({ latitude, longitude }, moment.slice(0, 10), minutes + KOREA);
  }

  /** Returns the highest altitude of the sun on a day, in degrees. */
  const highest = (day: string) =>
    Math.max(...Array.from({ length: 120 }, (_, minute) => sunAt(model.place, day, 11 * 60 + 30 + minute).altitude));

  // The worked example of NREL/TP-560-34302 (appendix A.5), positions of NREL's SPA as pvlib publishes them, and those of
  // NREL's own spa.c as the library solarpositioning does. The south of the equator covers the sun in the north.
  it.each([
    ["Golden, 2003-10-17", 39.742476, -105.1786, "2003-10-17T19:30:30Z", 194.340241, 39.888378],
    ["Reykjavik, summer", 64.1466, -21.9426, "2021-06-21T12:00:00Z", 149.338091, 46.718096],
    ["Berlin, winter", 52.52, 13.405, "2021-12-21T09:30:00Z", 157.982911, 11.373175],
    ["Delhi, summer", 28.6139, 77.209, "2021-06-21T12:00:00Z", 285.544832, 22.071316],
    ["Nairobi, June", -1.2921, 36.8219, "2021-06-21T12:00:00Z", 307.296059, 46.874586],
    ["Auckland, 2010-03-15T00", -36.840556, 174.74, "2010-03-15T00:30:00Z", 0.047502, 55.427564],
    ["Auckland, 2010-12-15T06", -36.840556, 174.74, "2010-12-15T06:30:00Z", 249.12889, 11.1469],
    ["Brasilia, 2010-09-15T15", -15.793889, -47.882778, "2010-09-15T15:30:00Z", 342.396181, 70.4447],
  ])("is within 0.1° of the published position: %s", (_, latitude, longitude, moment, azimuth, altitude) => {
    const sun = sunAtMoment(latitude, longitude, moment);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1);
  });

  // By hand: 90° less the latitude and the declination δ, sin δ = sin 23.44° · sin λ, at the solar longitudes λ of the 절기 in
  // steps of 30° from 춘분, 0°, which fall on the day.
  it.each([
    ["2026-01-21", -20.0],
    ["2026-03-20", 0],
    ["2026-06-21", 23.44],
    ["2026-09-23", 0],
    ["2026-12-22", -23.44],
  ])("culminates on %s at 90° less the latitude and %d°", (day, declination) => {
    expect(Math.abs(highest(day) - (90 - 37 + declination))).toBeLessThan(0.3);
  });
});
