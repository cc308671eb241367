import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Acquisition, acquisitionTax, standardRate } from "../src/finance/acquisition-tax.ts";
import { fundingRules } from "./template-rules.ts";
import { forAll } from "../../../tests/for-all.ts";

const rules = fundingRules.acquisitionTax;
const home: Acquisition = {
  price: 450_000_000,
  area: 84.9,
  homes: 1,
  regulated: false,
  firstHome: false,
  day: "2027-04-01",
};
const tax = (change: Partial<Acquisition>) => acquisitionTax(rules, { ...home, ...change });
const MAN = 10_000;
const EOK = 100_000_000;

/** Local Tax Act, art. 11 (1) 8: price in won, rate in hundredths of a percent (price × 2 / 3억 − 3 between 6억 and 9억). */
const RATES: [number, number][] = [
  [1, 100],
  [6 * EOK, 100],
  [6 * EOK + 1, 100],
  [6.01 * EOK, 101],
  [6.5 * EOK, 133],
  [7.5 * EOK, 200],
  [8.99 * EOK, 299],
  [9 * EOK, 300],
  [9 * EOK + 1, 300],
];

/** 취득세, 지방교육세 and 농어촌특별세 in 만원 (art. 11, 13-2 and 151; Act on Special Tax for Rural Development, art. 4 and 5). */
const WORKED: [what: string, change: Partial<Acquisition>, acquisition: number, education: number, rural: number][] = [
  ["4.5억", {}, 450, 45, 0],
  ["7억", { price: 7 * EOK }, 1169, 116.9, 0],
  ["9억", { price: 9 * EOK }, 2700, 270, 0],
  ["4.5억 of exactly 85㎡", { area: 85 }, 450, 45, 0],
  ["4.5억 over 85㎡", { area: 85.01 }, 450, 45, 90],
  ["7억 of 114㎡", { price: 7 * EOK, area: 114 }, 1169, 116.9, 140],
  ["a second home", { homes: 2 }, 450, 45, 0],
  ["a second home in a regulated area", { homes: 2, regulated: true }, 3600, 180, 0],
  ["a second home of 114㎡ in a regulated area", { homes: 2, regulated: true, area: 114 }, 3600, 180, 270],
  ["a third home", { homes: 3 }, 3600, 180, 0],
  ["a third home in a regulated area", { homes: 3, regulated: true }, 5400, 180, 0],
  ["a fourth home of 114㎡", { homes: 4, area: 114 }, 5400, 180, 450],
  ["a first home", { firstHome: true }, 250, 45, 0],
  ["a cheap first home", { firstHome: true, price: 1.5 * EOK }, 0, 15, 0],
  ["a first home of 12억", { firstHome: true, price: 12 * EOK }, 3400, 360, 0],
  ["a first home over 12억", { firstHome: true, price: 12 * EOK + 1000 }, 3600.003, 360, 0],
  ["a first home on the last day of the relief", { firstHome: true, day: "2028-12-31" }, 250, 45, 0],
  ["a first home after the relief", { firstHome: true, day: "2029-01-01" }, 450, 45, 0],
  ["a home that is not the only one", { firstHome: true, homes: 2 }, 450, 45, 0],
];

it.each(RATES)("standardRate of %d won is %d hundredths of a percent", (price, rate) => {
  expect(standardRate(rules.standard, Math.round(price))).toBe(rate);
});

describe("acquisitionTax", () => {
  it.each(WORKED)("of %s is %j", (_what, change, acquisition, education, rural) => {
    const found = tax(change);
    expect({
      acquisition: found.acquisition / MAN,
      education: Math.floor((found.education / MAN) * 10) / 10,
      rural: found.rural / MAN,
    }).toEqual({ acquisition, education, rural });
    expect(found.total).toBe(found.acquisition + found.education + found.rural);
  });

  const homes = fc.record({
    price: fc.integer({ min: 1, max: 30 * EOK }),
    area: fc.double({ min: 20, max: 200, noNaN: true }),
    homes: fc.integer({ min: 1, max: 6 }),
    regulated: fc.boolean(),
    firstHome: fc.boolean(),
    day: fc.constantFrom("2027-04-01", "2029-04-01"),
  });

  it("is between 0 and 13.4% of the price, in tens of won", () =>
    forAll(homes, (any) => {
      const found = acquisitionTax(rules, any);
      expect(found.total).toBeGreaterThanOrEqual(0);
      expect(found.total).toBeLessThanOrEqual(any.price * 0.134);
      expect(found.total % 10).toBe(0);
    }));

  it("never falls with a higher price, a larger flat or one home more, the relief left aside", () =>
    forAll(homes, fc.nat({ max: EOK }), (any, more) => {
      const plain = { ...any, firstHome: false };
      const { total } = acquisitionTax(rules, plain);
      for (const change of [{ price: plain.price + more }, { area: plain.area + 20 }, { homes: plain.homes + 1 }])
        expect(acquisitionTax(rules, { ...plain, ...change }).total).toBeGreaterThanOrEqual(total);
    }));
});
