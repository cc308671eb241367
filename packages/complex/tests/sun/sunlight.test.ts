import { describe, expect, it } from "vitest";
import {
  meetsContinuous,
  meetsTotal,
  sunlightOf,
  totalMinutes,
  winterSun,
  yearSunlight,
} from "../../src/sun/sunlight.ts";
import { lineWindow, model, sunlight } from "./sun-site.ts";
import { findFlats, outlookFrom } from "../../src/sun/flats.ts";
import { windowHeight } from "../../src/sun/site-model.ts";
import { ruleMetFrom, siteWinterSun, siteYearSun } from "../../src/sun/site-sun.ts";
import fc from "fast-check";

const rule = sunlight.winterRule;

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
    const february = (year: string) => yearSunlight(model, lineWindow("102"), year)[0]?.[1];
    const first = february("2026");
    expect(february("2028")).not.toBe(first);
    expect(february("2026")).toBe(first);
  });

  it("adds up over the year as over each of its days", () => {
    const window = lineWindow("102");
    const december = yearSunlight(model, window, "2026")[0]?.[11] ?? 0;
    const days = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, "0")}`);
    const byDay = days.reduce((sum, day) => sum + totalMinutes(sunlightOf(model, window, 1, day)), 0);
    expect(Math.abs(december - byDay) / byDay).toBeLessThan(0.02);
  });

  it("includes the last day of a leap year", () => {
    const december = (year: string) => yearSunlight(model, lineWindow("101"), year)[0]?.[11];
    expect(december("2028")).toBe(december("2026"));
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

describe("flats", () => {
  const rule = sunlight.winterRule;

  describe("the flats of a site", () => {
    const suns = siteWinterSun(model, rule);

    it("are found by sunlight, floor and direction, most sunlight first", () => {
      const found = findFlats(model, suns, {
        fromFloor: 5,
        winterMinutes: 240,
        facing: { bearing: 180, within: 22.5 },
      });
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
});

describe("the rule of courts", () => {
  const rule = sunlight.winterRule;

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
    ["from 8 to 9", [hours(8, 9)], 0, 60, [false, false]],
    ["two hours from 9", [hours(9, 11)], 120, 120, [true, false]],
    ["two hours until 15", [hours(13, 15)], 120, 120, [true, false]],
    ["a minute less than two hours", [{ from: 540, to: 659 }], 119, 119, [false, false]],
    ["two hours of which one is before 9", [hours(8, 10)], 60, 120, [false, false]],
    ["two hours in two parts", [hours(9, 10), hours(12, 13)], 60, 120, [false, false]],
    ["four hours in four parts", [hours(8, 9), hours(10, 11), hours(12, 13), hours(14, 15)], 60, 240, [false, true]],
    [
      "a minute less in four parts",
      [hours(8, 9), hours(10, 11), hours(12, 13), { from: 840, to: 899 }],
      60,
      239,
      [false, false],
    ],
    ["four hours of which one is after 16", [hours(13, 17)], 120, 180, [true, false]],
    ["the longer of two parts", [hours(9, 10.5), hours(11, 13.25)], 135, 225, [true, false]],
    ["a morning and an evening", [hours(8, 9), hours(13, 16)], 120, 240, [true, true]],
  ];

  it.each(WINTER)("the rule of the winter solstice with %s", (_what, sunlight, continuous, total, met) => {
    const sun = winterSun(sunlight, rule);
    expect(sun).toEqual({ continuous, total });
    expect([meetsContinuous(sun, rule), meetsTotal(sun, rule)]).toEqual(met);
  });
});
