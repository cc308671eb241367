import { describe, expect, it } from "vitest";
import { findFlats, outlookFrom } from "../../src/sun/flats.ts";
import { windowHeight } from "../../src/sun/site-model.ts";
import { ruleMetFrom, siteWinterSun, siteYearSun } from "../../src/sun/site-sun.ts";
import { lineWindow, model, sunlight } from "./sun-site.ts";

const rule = sunlight.winterRule;

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
