import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INTEREST_BEARERS, paymentPlan, type Purchase } from "../src/finance/payment-plan.ts";
import { fundingRules, taxRules } from "./template-rules.ts";

const rules = { acquisitionTax: fundingRules.acquisitionTax, stampTax: taxRules.stampTax };
const purchase: Purchase = {
  price: 450_000_000,
  options: 20_000_000,
  area: 84.9,
  homes: 1,
  regulated: false,
  firstHome: false,
  deposit: 10,
  interim: 60,
  instalments: 6,
  interimLoan: 100,
  interest: "seller",
  interestRate: 450,
  finalLoan: 60,
  contractDay: "2027-01-05",
  moveInDay: "2029-01-05",
};
const plan = (change: Partial<Purchase> = {}) => paymentPlan(rules, { ...purchase, ...change });
const sumOf = (kinds: readonly string[], change?: Partial<Purchase>) =>
  plan(change).payments.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);

describe("paymentPlan", () => {
  it("divides price and options by the shares", () => {
    expect(plan().payments.map(({ kind, amount, loan }) => [kind, amount, loan])).toEqual([
      ["deposit", 45_000_000, 0],
      ["optionsDeposit", 2_000_000, 0],
      ["interim", 45_000_000, 45_000_000],
      ["stampTax", 150_000, 0],
      ["interim", 45_000_000, 45_000_000],
      ["interim", 45_000_000, 45_000_000],
      ["interim", 45_000_000, 45_000_000],
      ["interim", 45_000_000, 45_000_000],
      ["interim", 45_000_000, 45_000_000],
      ["repayment", 270_000_000, 270_000_000],
      ["final", 135_000_000, 0],
      ["optionsFinal", 18_000_000, 0],
      ["acquisitionTax", 5_170_000, 0],
    ]);
  });

  it("puts the first instalment a month after the contract and all before the day of moving in", () => {
    const days = plan({ moveInDay: "2027-04-01" }).payments.flatMap(({ kind, day }) =>
      kind === "interim" ? [day] : [],
    );
    expect(days).toEqual(["2027-02-05", "2027-02-14", "2027-02-23", "2027-03-04", "2027-03-13", "2027-03-22"]);
  });

  it.each<[what: string, change: Partial<Purchase>, interest: number]>([
    ["nothing where the seller pays", {}, 0],
    [
      "a year of one loan at 4.5%",
      { interest: "deferred", instalments: 1, contractDay: "2027-01-05", moveInDay: "2028-02-05" },
      12_150_000,
    ],
    [
      "half of it for half of the loan",
      { interest: "deferred", instalments: 1, interimLoan: 50, moveInDay: "2028-02-05" },
      6_075_000,
    ],
    ["nothing without a loan", { interest: "deferred", interimLoan: 0 }, 0],
    ["nothing without a rate", { interest: "monthly", interestRate: 0 }, 0],
  ])("charges %s", (_what, change, interest) => {
    expect(plan(change).interest).toBe(interest);
  });

  it("pays deferred interest on moving in, and monthly interest month by month", () => {
    const days = (interest: Purchase["interest"]) =>
      plan({ interest, moveInDay: "2027-06-05" }).payments.flatMap(({ kind, day }) =>
        kind === "interest" ? [day] : [],
      );
    expect(days("deferred")).toEqual(["2027-06-05"]);
    expect(days("monthly")).toEqual(["2027-03-05", "2027-04-05", "2027-05-05", "2027-06-05"]);
  });

  it("takes the rest of a loan on moving in for the final payment", () => {
    const { payments, finalLoan } = plan({ finalLoan: 70 });
    expect(finalLoan).toBe(315_000_000);
    expect(payments.find(({ kind }) => kind === "final")).toMatchObject({ amount: 135_000_000, loan: 45_000_000 });
  });

  it("counts months by the calendar", () => {
    expect(plan({ instalments: 1, moveInDay: "2027-04-01" }).months).toEqual([
      { month: "2027-01", own: 47_000_000, loan: 0 },
      { month: "2027-02", own: 150_000, loan: 270_000_000 },
      { month: "2027-04", own: 158_170_000, loan: 270_000_000 },
    ]);
  });
});

const purchases = fc.record({
  price: fc.integer({ min: 1_000_000, max: 3_000_000_000 }),
  options: fc.integer({ min: 0, max: 100_000_000 }),
  area: fc.constantFrom(59.9, 84.9, 114.9),
  homes: fc.integer({ min: 1, max: 5 }),
  regulated: fc.boolean(),
  firstHome: fc.boolean(),
  deposit: fc.integer({ min: 0, max: 20 }),
  interim: fc.integer({ min: 0, max: 70 }),
  instalments: fc.integer({ min: 1, max: 12 }),
  interimLoan: fc.integer({ min: 0, max: 100 }),
  interest: fc.constantFrom(...INTEREST_BEARERS),
  interestRate: fc.integer({ min: 0, max: 1500 }),
  finalLoan: fc.integer({ min: 0, max: 100 }),
  contractDay: fc.constantFrom("2027-01-05", "2027-08-31"),
  moveInDay: fc.constantFrom("2027-09-01", "2028-02-29", "2030-06-30"),
});

describe("payments of any purchase", () => {
  it("add up to price and options, and are never less than what is borrowed", () => {
    fc.assert(
      fc.property(purchases, (any) => {
        expect(sumOf(["deposit", "interim", "final"], any)).toBe(any.price);
        expect(sumOf(["interim"], any)).toBe(Math.floor((any.price * any.interim) / 100));
        expect(sumOf(["optionsDeposit", "optionsFinal"], any)).toBe(any.options);
        for (const { amount, loan } of plan(any).payments) {
          expect(loan).toBeGreaterThanOrEqual(0);
          expect(loan).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  it("leave what is owned and borrowed in the end equal to all costs", () => {
    fc.assert(
      fc.property(purchases, (any) => {
        const { own, finalLoan, interest, tax, months } = plan(any);
        expect(own + finalLoan).toBe(any.price + any.options + interest + tax.total + sumOf(["stampTax"], any));
        expect(months.reduce((sum, month) => sum + month.own, 0)).toBe(own);
      }),
    );
  });

  it("never cost less with a higher rate or a larger loan for the 중도금", () => {
    fc.assert(
      fc.property(purchases, (any) => {
        const { interest } = plan(any);
        const dearer = plan({ ...any, interestRate: any.interestRate + 100 }).interest;
        const larger = plan({ ...any, interimLoan: 100 }).interest;
        expect(dearer).toBeGreaterThanOrEqual(interest);
        expect(larger).toBeGreaterThanOrEqual(interest);
      }),
    );
  });
});
