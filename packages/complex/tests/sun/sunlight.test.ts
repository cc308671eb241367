import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sunlightOf, totalMinutes, winterSun, yearSunlight } from "../../src/sun/sunlight.ts";
import { lineWindow, model, sunlight } from "./sun-site.ts";

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
