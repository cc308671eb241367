import { describe, expect, it } from "vitest";
import { stampTax, stampTaxDue } from "../src/stamp-tax.ts";

/** The rates of the Stamp Tax Act, art. 3 and 6, as in force since 2023. */
const rates = {
  exemptUpTo: 100_000_000,
  brackets: [
    { over: 10_000_000, upTo: 30_000_000, tax: 20_000 },
    { over: 30_000_000, upTo: 50_000_000, tax: 40_000 },
    { over: 50_000_000, upTo: 100_000_000, tax: 70_000 },
    { over: 100_000_000, upTo: 1_000_000_000, tax: 150_000 },
    { over: 1_000_000_000, tax: 350_000 },
  ],
};
const calendar = {
  dueDay: 10,
  holidays: { source: "관공서의 공휴일에 관한 규정", asOf: "2026-11-21", dates: ["2027-10-09", "2027-10-11"] },
};

describe("stampTax", () => {
  it.each([
    [0, 0],
    [20_000_000, 0],
    [99_999_999, 0],
    [100_000_000, 0],
    [100_000_001, 150_000],
    [450_000_000, 150_000],
    [1_000_000_000, 150_000],
    [1_000_000_001, 350_000],
  ])("on a home of %d won is %d won", (price, tax) => {
    expect(stampTax(rates, price)).toBe(tax);
  });

  it("on what is no home follows the brackets from the lowest", () => {
    expect([10_000_000, 10_000_001, 30_000_001].map((price) => stampTax({ ...rates, exemptUpTo: 0 }, price))).toEqual([
      0, 20_000, 40_000,
    ]);
  });
});

describe("stampTaxDue", () => {
  it.each([
    ["2025-01-31", "2025-02-10", undefined],
    ["2025-12-15", "2026-01-12", "2026-01-10"],
    ["2027-01-05", "2027-02-10", undefined],
    ["2027-01-31", "2027-02-10", undefined],
    ["2027-09-01", "2027-10-12", "2027-10-10"],
  ])("for a contract of %s is %s", (contract, day, movedFrom) => {
    expect(stampTaxDue(calendar, contract)).toMatchObject({ day, movedFrom });
  });

  it("says whether it knows the holidays of the year", () => {
    expect(stampTaxDue(calendar, "2027-01-05").holidaysKnown).toBe(true);
    expect(stampTaxDue(calendar, "2027-12-05").holidaysKnown).toBe(false);
  });
});
