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

function lineWindow(building: string, line = 1): LineWindow {
  const window = windowOf(model, { building, line, floor: 1 });
  if (!window) throw new Error(`no ${building}`);
  return window;
}

describe("sunAt", () => {
  // The worked example of NREL/TP-560-34302 (appendix A.5), and positions of NREL's SPA as pvlib publishes them.
  it.each([
    ["Golden, 2003-10-17", 39.742476, -105.1786, "2003-10-17T19:30:30Z", 194.340241, 39.888378],
    ["Reykjavik, summer", 64.1466, -21.9426, "2021-06-21T12:00:00Z", 149.338091, 46.718096],
    ["Berlin, summer", 52.52, 13.405, "2021-06-21T12:00:00Z", 203.723049, 59.295614],
    ["Berlin, winter", 52.52, 13.405, "2021-12-21T09:30:00Z", 157.982911, 11.373175],
    ["Delhi, summer", 28.6139, 77.209, "2021-06-21T12:00:00Z", 285.544832, 22.071316],
    ["Delhi, winter", 28.6139, 77.209, "2021-12-21T09:30:00Z", 220.840757, 25.174253],
    ["Nairobi, June", -1.2921, 36.8219, "2021-06-21T12:00:00Z", 307.296059, 46.874586],
    ["Nairobi, December", -1.2921, 36.8219, "2021-12-21T09:30:00Z", 179.504172, 67.858577],
  ])("is within 0.1° of the published position: %s", (_, latitude, longitude, moment, azimuth, altitude) => {
    const sun = sunAtMoment(latitude, longitude, moment);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1);
  });

  it("culminates on the solstices at 90° less the latitude, less and more the obliquity of 23.44°", () => {
    const highest = (day: string) =>
      Math.max(...Array.from({ length: 120 }, (_, minute) => sunAt(model.place, day, 11 * 60 + 30 + minute).altitude));
    expect(highest("2026-12-22")).toBeCloseTo(90 - 37 - 23.44, 1);
    expect(highest("2026-06-21")).toBeCloseTo(90 - 37 + 23.44, 1);
  });
});

describe("shadows", () => {
  // By hand: 1 / tan 45° = 1, 1 / tan 30° = √3, 1 / tan 26.565° = 2.
  it.each([
    [45, 60],
    [30, 103.923],
    [26.565, 120],
  ])("of 60 m are, with the sun at %d°, %d m long", (altitude, length) => {
    expect(shadowLength(60, altitude)).toBeCloseTo(length, 2);
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

  it("adds up over the year as over each of its days", () => {
    const window = lineWindow("102");
    const december = yearSunlight(model, window, "2026")[0]?.[11] ?? 0;
    const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
    const byDay = days.reduce((sum, day) => sum + totalMinutes(sunlightOf(model, window, 1, day)), 0);
    expect(Math.abs(december - byDay) / byDay).toBeLessThan(0.02);
  });

  it("meets either part of the rule by itself", () => {
    expect(
      winterSun(
        [
          { from: 480, to: 540 },
          { from: 780, to: 960 },
        ],
        rule,
      ),
    ).toEqual({ continuous: 120, total: 240 });
    expect(meetsContinuous({ continuous: 120, total: 120 }, rule)).toBe(true);
    expect(meetsContinuous({ continuous: 119, total: 239 }, rule)).toBe(false);
    expect(meetsTotal({ continuous: 119, total: 240 }, rule)).toBe(true);
    expect(meetsTotal({ continuous: 119, total: 239 }, rule)).toBe(false);
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
