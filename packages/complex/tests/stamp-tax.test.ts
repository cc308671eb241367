import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stampTax, stampTaxDue } from "../src/stamp-tax.ts";
import { taxRules } from "./template-rules.ts";
import { forAll } from "../../../tests/for-all.ts";

const rules = taxRules.stampTax;

/** Contracts of homes (인지세법, art. 3 (1) 1 and art. 6, no. 5, in force on 2025-10-01): price and tax of a copy in won. */
const HOMES: [price: number, tax: number][] = [
  [0, 0],
  [99_999_999, 0],
  [100_000_000, 0],
  [100_000_001, 150_000],
  [450_000_000, 150_000],
  [1_000_000_000, 150_000],
  [1_000_000_001, 350_000],
  [10_000_000_000, 350_000],
];

/** Contracts without the exemption of homes (인지세법, art. 3 (1) 1). */
const OTHERS: [price: number, tax: number][] = [
  [10_000_000, 0],
  [10_000_001, 20_000],
  [30_000_000, 20_000],
  [30_000_001, 40_000],
  [50_000_000, 40_000],
  [50_000_001, 70_000],
  [100_000_000, 70_000],
  [100_000_001, 150_000],
];

/** Contract, due day (인지세법, art. 8 (3); 국세기본법, art. 5) and the tenth where it is a day off, by the calendar. */
const DUE: [contract: string, due: string, movedFrom: string | undefined][] = [
  ["2026-12-01", "2027-01-11", "2027-01-10"],
  ["2026-12-31", "2027-01-11", "2027-01-10"],
  ["2027-01-05", "2027-02-10", undefined],
  ["2027-01-31", "2027-02-10", undefined],
  // A Sunday, and 11 October is the day off in place of 한글날, a Saturday.
  ["2027-09-01", "2027-10-12", "2027-10-10"],
  ["2027-12-31", "2028-01-10", undefined],
  ["2028-02-29", "2028-03-10", undefined],
  ["2025-12-15", "2026-01-12", "2026-01-10"],
];

describe("stampTax", () => {
  it.each(HOMES)("on a home of %d won is %d won", (price, tax) => {
    expect(stampTax(rules, price)).toBe(tax);
  });

  it.each(OTHERS)("without the exemption of homes is, on %d won, %d won", (price, tax) => {
    expect(stampTax({ ...rules, exemptUpTo: 0 }, price)).toBe(tax);
  });

  it("never falls with a higher price, and is one of the amounts of the law", () => {
    const price = fc.integer({ min: 0, max: 3_000_000_000 });
    forAll(price, fc.nat({ max: 1_000_000_000 }), (any, more) => {
      expect([0, 150_000, 350_000]).toContain(stampTax(rules, any));
      expect(stampTax(rules, any + more)).toBeGreaterThanOrEqual(stampTax(rules, any));
    });
  });
});

describe("stampTaxDue", () => {
  it.each(DUE)("for a contract of %s is %s", (contract, day, movedFrom) => {
    expect(stampTaxDue(rules, contract)).toMatchObject({ day, movedFrom });
  });

  it("says whether it knows the holidays of the year", () => {
    expect(stampTaxDue(rules, "2027-01-05").holidaysKnown).toBe(true);
    expect(stampTaxDue(rules, "2028-12-05").holidaysKnown).toBe(false);
  });

  it("is a working day from the tenth of the next month on, and never earlier for a later contract", () => {
    const contracts = fc
      .integer({ min: 0, max: 5000 })
      .map((days) => new Date(Date.UTC(2023, 0, 1 + days)).toISOString().slice(0, 10));
    forAll(contracts, contracts, (one, other) => {
      const { day } = stampTaxDue(rules, one);
      expect(Number(day.slice(8))).toBeGreaterThanOrEqual(10);
      expect([0, 6]).not.toContain(new Date(day).getUTCDay());
      expect(rules.holidays.dates).not.toContain(day);
      if (one <= other) expect(day <= stampTaxDue(rules, other).day).toBe(true);
    });
  });
});
