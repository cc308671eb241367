import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFlats, windowOf } from "../src/sun/flats.ts";
import { outlookFrom } from "../src/sun/outlook.ts";
import { shadeHeight, shadowLength, shadowOf } from "../src/sun/shade.ts";
import { type LineWindow, type Point, windowHeight } from "../src/sun/site-model.ts";
import { ruleMetFrom, siteWinterSun, siteYearSun } from "../src/sun/site-sun.ts";
import { sunAt } from "../src/sun/sun-position.ts";
import { meetsContinuous, meetsTotal, sunlightOf, totalMinutes, winterSun, yearSunlight } from "../src/sun/sunlight.ts";
import { bearingWords, clockWords, durationWords, flatWords, hoursFigure, hoursWords } from "../src/sun/sun-words.ts";
import { model, sunlight } from "./sun-site.ts";

const KOREA = 9 * 60;
const rule = sunlight.winterRule;

/** Returns the sun at a moment of UTC. */
function sunAtMoment(latitude: number, longitude: number, moment: string) {
  const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) + Number(moment.slice(17, 19)) / 60;
  return sunAt({ latitude, longitude }, moment.slice(0, 10), minutes + KOREA);
}

/** Returns the highest altitude of the sun on a day, in degrees. */
const highest = (day: string) =>
  Math.max(...Array.from({ length: 120 }, (_, minute) => sunAt(model.place, day, 11 * 60 + 30 + minute).altitude));

function lineWindow(building: string, line = 1): LineWindow {
  const window = windowOf(model, { building, line, floor: 1 });
  if (!window) throw new Error(`no ${building}`);
  return window;
}

describe("sunAt", () => {
  // The worked example of NREL/TP-560-34302 (appendix A.5), positions of NREL's SPA as pvlib publishes them, and those of
  // NREL's own spa.c as the library solarpositioning does. The south of the equator covers the sun in the north.
  it.each([
    ["Golden, 2003-10-17", 39.742476, -105.1786, "2003-10-17T19:30:30Z", 194.340241, 39.888378],
    ["Reykjavik, summer", 64.1466, -21.9426, "2021-06-21T12:00:00Z", 149.338091, 46.718096],
    ["Berlin, summer", 52.52, 13.405, "2021-06-21T12:00:00Z", 203.723049, 59.295614],
    ["Berlin, winter", 52.52, 13.405, "2021-12-21T09:30:00Z", 157.982911, 11.373175],
    ["Delhi, summer", 28.6139, 77.209, "2021-06-21T12:00:00Z", 285.544832, 22.071316],
    ["Delhi, winter", 28.6139, 77.209, "2021-12-21T09:30:00Z", 220.840757, 25.174253],
    ["Nairobi, June", -1.2921, 36.8219, "2021-06-21T12:00:00Z", 307.296059, 46.874586],
    ["Nairobi, December", -1.2921, 36.8219, "2021-12-21T09:30:00Z", 179.504172, 67.858577],
    ["Auckland, 2010-03-15T00", -36.840556, 174.74, "2010-03-15T00:30:00Z", 0.047502, 55.427564],
    ["Auckland, 2010-03-15T03", -36.840556, 174.74, "2010-03-15T03:30:00Z", 299.087594, 36.090675],
    ["Auckland, 2010-03-15T21", -36.840556, 174.74, "2010-03-15T21:30:00Z", 60.642514, 35.889934],
    ["Auckland, 2010-06-15T00", -36.840556, 174.74, "2010-06-15T00:30:00Z", 357.723597, 29.85752],
    ["Auckland, 2010-06-15T03", -36.840556, 174.74, "2010-06-15T03:30:00Z", 315.749511, 15.292617],
    ["Auckland, 2010-06-15T21", -36.840556, 174.74, "2010-06-15T21:30:00Z", 40.949751, 17.560436],
    ["Auckland, 2010-09-15T00", -36.840556, 174.74, "2010-09-15T00:30:00Z", 354.747454, 49.90664],
    ["Auckland, 2010-09-15T03", -36.840556, 174.74, "2010-09-15T03:30:00Z", 300.55027, 29.911017],
    ["Auckland, 2010-09-15T21", -36.840556, 174.74, "2010-09-15T21:30:00Z", 53.647771, 34.703185],
    ["Auckland, 2010-12-15T00", -36.840556, 174.74, "2010-12-15T00:30:00Z", 346.427128, 76.07595],
    ["Auckland, 2010-12-15T03", -36.840556, 174.74, "2010-12-15T03:30:00Z", 274.070527, 46.387823],
    ["Auckland, 2010-12-15T06", -36.840556, 174.74, "2010-12-15T06:30:00Z", 249.12889, 11.1469],
    ["Auckland, 2010-12-15T18", -36.840556, 174.74, "2010-12-15T18:30:00Z", 107.175261, 16.377829],
    ["Auckland, 2010-12-15T21", -36.840556, 174.74, "2010-12-15T21:30:00Z", 81.096955, 51.913167],
    ["Brasilia, 2010-03-15T12", -15.793889, -47.882778, "2010-03-15T12:30:00Z", 76.24963, 45.860138],
    ["Brasilia, 2010-03-15T15", -15.793889, -47.882778, "2010-03-15T15:30:00Z", 350.052467, 76.020342],
    ["Brasilia, 2010-03-15T18", -15.793889, -47.882778, "2010-03-15T18:30:00Z", 281.611831, 41.334212],
    ["Brasilia, 2010-06-15T12", -15.793889, -47.882778, "2010-06-15T12:30:00Z", 46.250557, 34.370534],
    ["Brasilia, 2010-06-15T15", -15.793889, -47.882778, "2010-06-15T15:30:00Z", 353.486073, 50.651171],
    ["Brasilia, 2010-06-15T18", -15.793889, -47.882778, "2010-06-15T18:30:00Z", 307.895135, 27.819451],
    ["Brasilia, 2010-09-15T09", -15.793889, -47.882778, "2010-09-15T09:30:00Z", 85.524802, 4.914284],
    ["Brasilia, 2010-09-15T12", -15.793889, -47.882778, "2010-09-15T12:30:00Z", 67.595957, 46.965903],
    ["Brasilia, 2010-09-15T15", -15.793889, -47.882778, "2010-09-15T15:30:00Z", 342.396181, 70.4447],
    ["Brasilia, 2010-09-15T18", -15.793889, -47.882778, "2010-09-15T18:30:00Z", 285.832743, 36.424931],
    ["Brasilia, 2010-12-15T12", -15.793889, -47.882778, "2010-12-15T12:30:00Z", 107.808808, 52.474514],
    ["Brasilia, 2010-12-15T15", -15.793889, -47.882778, "2010-12-15T15:30:00Z", 215.325977, 80.721029],
    ["Brasilia, 2010-12-15T18", -15.793889, -47.882778, "2010-12-15T18:30:00Z", 252.649317, 41.782453],
  ])("is within 0.1° of the published position: %s", (_, latitude, longitude, moment, azimuth, altitude) => {
    const sun = sunAtMoment(latitude, longitude, moment);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1);
  });

  // By hand: 90° less the latitude and the declination δ, sin δ = sin 23.44° · sin λ, at the solar longitudes λ of the 절기 in
  // steps of 30° from 춘분, 0°, which fall on the day.
  it.each([
    ["2026-01-21", -20.0],
    ["2026-02-19", -11.5],
    ["2026-03-20", 0],
    ["2026-04-20", 11.5],
    ["2026-05-21", 20.1],
    ["2026-06-21", 23.4],
    ["2026-07-23", 20.1],
    ["2026-08-23", 11.5],
    ["2026-09-23", 0],
    ["2026-10-23", -11.5],
    ["2026-11-22", -20.1],
    ["2026-12-22", -23.4],
  ])("culminates on %s at 90° less the latitude and %d°", (day, declination) => {
    expect(Math.abs(highest(day) - (90 - 37 + declination))).toBeLessThan(0.3);
  });

  it("culminates on the solstices at 90° less the latitude, less and more the obliquity of 23.44°", () => {
    expect(highest("2026-12-22")).toBeCloseTo(90 - 37 - 23.44, 1);
    expect(highest("2026-06-21")).toBeCloseTo(90 - 37 + 23.44, 1);
  });
});

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

describe("sunlight of a flat", () => {
  it("lasts all of the rule's hours where nothing stands before it", () => {
    const sun = winterSun(sunlightOf(model, lineWindow("101"), 1, rule.day), rule);
    expect(sun).toEqual({ continuous: 6 * 60, total: 8 * 60 });
  });

  it("is broken by the building before it, less so on higher floors", () => {
    const minutes = [1, 5, 10].map((floor) => totalMinutes(sunlightOf(model, lineWindow("102"), floor, rule.day)));
    expect(minutes[0]).toBeLessThan(9 * 60);
    expect(minutes.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(minutes);
  });

  it("is the same for flats that mirror each other, in the morning and in the evening", () => {
    const noon = 12 * 60 + 30;
    const [left, right] = [1, 2].map((line) => sunlightOf(model, lineWindow("102", line), 1, rule.day));
    const morning = totalMinutes((left ?? []).filter(({ to }) => to < noon));
    const evening = totalMinutes((right ?? []).filter(({ from }) => from > noon));
    expect(Math.abs(morning - evening)).toBeLessThan(60);
  });

  it("is calculated for each year", () => {
    const december = (year: string) => yearSunlight(model, lineWindow("102"), year)[0]?.[11];
    const first = december("2026");
    expect(december("2056")).not.toBe(first);
    expect(december("2026")).toBe(first);
  });

  it("adds up over the year as over each of its days", () => {
    const window = lineWindow("102");
    const december = yearSunlight(model, window, "2026")[0]?.[11] ?? 0;
    const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
    const byDay = days.reduce((sum, day) => sum + totalMinutes(sunlightOf(model, window, 1, day)), 0);
    expect(Math.abs(december - byDay) / byDay).toBeLessThan(0.02);
  });
});

/** Returns a time as `[from, to]` in hours. */
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

/**
 * The rule of the winter solstice (부산지방법원 2023. 12. 13. 선고 2021가합46557; 건축법 시행령, art. 86 (3)): two hours in a row from 9 to 15,
 * or four in all from 8 to 16. Sunlight, then minutes in a row and in all, then whether each part is met.
 */
const WINTER: [
  what: string,
  sunlight: ReturnType<typeof hours>[],
  continuous: number,
  total: number,
  met: [continuous: boolean, total: boolean],
][] = [
  ["none", [], 0, 0, [false, false]],
  ["all day", [hours(7.5, 17.25)], 360, 480, [true, true]],
  ["exactly the rule's hours", [hours(8, 16)], 360, 480, [true, true]],
  ["before 8 alone", [hours(7, 8)], 0, 0, [false, false]],
  ["after 16 alone", [hours(16, 17.5)], 0, 0, [false, false]],
  ["from 8 to 9", [hours(8, 9)], 0, 60, [false, false]],
  ["from 15 to 16", [hours(15, 16)], 0, 60, [false, false]],
  ["both edges", [hours(7, 9), hours(15, 17)], 0, 120, [false, false]],
  ["two hours from 9", [hours(9, 11)], 120, 120, [true, false]],
  ["two hours until 15", [hours(13, 15)], 120, 120, [true, false]],
  ["two hours at noon", [hours(11, 13)], 120, 120, [true, false]],
  ["a minute less than two hours", [{ from: 540, to: 659 }], 119, 119, [false, false]],
  ["two hours of which one is before 9", [hours(8, 10)], 60, 120, [false, false]],
  ["two hours of which one is after 15", [hours(14, 16)], 60, 120, [false, false]],
  ["three hours with two from 9 on", [hours(8, 11)], 120, 180, [true, false]],
  ["three hours with two until 15", [hours(13, 16)], 120, 180, [true, false]],
  ["two hours in two parts", [hours(9, 10), hours(12, 13)], 60, 120, [false, false]],
  ["three hours in three parts", [hours(9, 10), hours(11, 12), hours(13, 14)], 60, 180, [false, false]],
  ["four hours in four parts", [hours(8, 9), hours(10, 11), hours(12, 13), hours(14, 15)], 60, 240, [false, true]],
  [
    "a minute less in four parts",
    [hours(8, 9), hours(10, 11), hours(12, 13), { from: 840, to: 899 }],
    60,
    239,
    [false, false],
  ],
  ["four hours in a row", [hours(10, 14)], 240, 240, [true, true]],
  ["four hours from 8", [hours(8, 12)], 180, 240, [true, true]],
  ["four hours until 16", [hours(12, 16)], 180, 240, [true, true]],
  ["four hours in the evening and the morning", [hours(8, 10), hours(14, 16)], 60, 240, [false, true]],
  ["four hours of which one is before 8", [hours(7, 11)], 120, 180, [true, false]],
  ["four hours of which one is after 16", [hours(13, 17)], 120, 180, [true, false]],
  [
    "two hours with a break of a minute",
    [
      { from: 600, to: 660 },
      { from: 661, to: 721 },
    ],
    60,
    120,
    [false, false],
  ],
  ["the longer of two parts", [hours(9, 10.5), hours(11, 13.25)], 135, 225, [true, false]],
  ["a morning and an evening", [hours(8, 9), hours(13, 16)], 120, 240, [true, true]],
  ["half hours", [hours(8, 8.5), hours(9, 9.5), hours(10, 10.5), hours(14, 15.5)], 60, 180, [false, false]],
  ["a day with a tower before noon", [hours(7.75, 10), hours(12.5, 17)], 150, 330, [true, true]],
];

describe("the rule of the winter solstice", () => {
  it.each(WINTER)("with %s", (_what, sunlight, continuous, total, met) => {
    const sun = winterSun(sunlight, rule);
    expect(sun).toEqual({ continuous, total });
    expect([meetsContinuous(sun, rule), meetsTotal(sun, rule)]).toEqual(met);
  });
});

const days = fc
  .integer({ min: 0, max: 364 })
  .map((index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
const flats = fc.record({
  building: fc.constantFrom("101", "102"),
  line: fc.constantFrom(1, 2),
  floor: fc.integer({ min: 1, max: 9 }),
});

describe("sunlight of any flat on any day", () => {
  it("lies between sunrise and sunset in order, and is no longer in a row than in all", () => {
    fc.assert(
      fc.property(flats, days, ({ building, line, floor }, day) => {
        const sunlight = sunlightOf(model, lineWindow(building, line), floor, day);
        for (const [index, { from, to }] of sunlight.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThan(sunlight[index - 1]?.to ?? 0);
        }
        const { continuous, total } = winterSun(sunlight, rule);
        expect(continuous).toBeGreaterThanOrEqual(0);
        expect(continuous).toBeLessThanOrEqual(total);
        expect(total).toBeLessThanOrEqual(8 * 60);
        expect(total).toBeLessThanOrEqual(totalMinutes(sunlight));
      }),
      { numRuns: 40 },
    );
  });

  it("is never less on the floor above", () => {
    fc.assert(
      fc.property(flats, days, ({ building, line, floor }, day) => {
        const window = lineWindow(building, line);
        const [lower, upper] = [floor, floor + 1].map((storey) => totalMinutes(sunlightOf(model, window, storey, day)));
        expect(upper).toBeGreaterThanOrEqual(lower ?? 0);
      }),
      { numRuns: 40 },
    );
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

describe("the flats of a site", () => {
  const suns = siteWinterSun(model, rule);

  it("are found by sunlight, floor and direction, most sunlight first", () => {
    const found = findFlats(model, suns, { fromFloor: 5, winterMinutes: 240, facing: { bearing: 180, within: 22.5 } });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ floor, winter }) => floor >= 5 && winter >= 240)).toBe(true);
    expect(found.map(({ winter }) => winter)).toEqual(found.map(({ winter }) => winter).toSorted((a, b) => b - a));
    expect(findFlats(model, suns, { fromFloor: 1, winterMinutes: 0, facing: { bearing: 90, within: 22.5 } })).toEqual(
      [],
    );
    expect(findFlats(model, suns, { fromFloor: 1, winterMinutes: 0, type: "b" })).toEqual([]);
  });

  it("meet the rule from a floor on", () => {
    expect(suns.map((line) => ruleMetFrom(line, rule))).toEqual([1, 1, 1, 1]);
    const dark = { building: "1", line: 1, lowestFloor: 2, continuous: [0, 130, 10], total: [0, 130, 10] };
    expect(ruleMetFrom(dark, rule)).toBeUndefined();
    expect(ruleMetFrom({ ...dark, continuous: [0, 10, 130], total: [0, 10, 130] }, rule)).toBe(4);
  });

  it("have a year of sunlight each", () => {
    expect(siteYearSun(model, "2026").map((floors) => floors.length)).toEqual([20, 20, 10, 10]);
  });

  it("look at the building before them until they are higher", () => {
    expect(outlookFrom(model, lineWindow("102"), 1).facing).toEqual({
      name: "101",
      distance: expect.closeTo(49.95, 2),
    });
    expect(outlookFrom(model, lineWindow("101"), 1)).toEqual({ facing: undefined, open: 1 });
    expect(windowHeight(model.heights, 1)).toBeCloseTo(3.3);
  });
});

it("says times, directions and flats in words", () => {
  expect([0, 59, 60, 340].map(durationWords)).toEqual(["0분", "59분", "1시간", "5시간 40분"]);
  expect([hoursWords(179_580), hoursFigure(272)]).toEqual(["2,993시간", "4.5"]);
  expect(clockWords(545)).toBe("09:05");
  expect([0, 167, 180, 225, 359].map(bearingWords)).toEqual(["북", "남남동", "남", "남서", "북"]);
  expect(flatWords({ building: "102", floor: 15, line: 3 })).toBe("102동 1503호");
});
