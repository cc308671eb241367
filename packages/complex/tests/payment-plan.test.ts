import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INTEREST_BEARERS, paymentPlan, type Purchase } from "../src/finance/payment-plan.ts";
import { fundingRules, taxRules } from "./template-rules.ts";
import { forAll } from "../../../tests/for-all.ts";

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

/**
 * A home of 4억원 whose 계약금 is 10% and 중도금 60% in six parts, from 2027-01-05 to 2029-01-05, each row with one change. By hand:
 * shares of the price (주택공급에 관한 규칙, art. 60); interest = loan × rate × days / 365, cut to the won for each loan and month;
 * 취득세 1%, 지방교육세 a tenth of it (지방세법, art. 11 and 151) and 15만원 of 인지세 (인지세법, art. 3), of which
 * own = price + options + taxes + interest − the loan on moving in.
 */
const CASES: [
  what: string,
  change: Partial<Purchase>,
  won: [deposit: number, interim: number, final: number, finalLoan: number, interest: number, own: number],
][] = [
  ["the shares of the example", {}, [40_000_000, 240_000_000, 120_000_000, 0, 0, 404_550_000]],
  ["a deposit of 20%", { deposit: 20 }, [80_000_000, 240_000_000, 80_000_000, 0, 0, 404_550_000]],
  ["no 중도금", { interim: 0 }, [40_000_000, 0, 360_000_000, 0, 0, 404_550_000]],
  ["a price that no share divides", { price: 399_999_999 }, [39_999_999, 239_999_999, 120_000_001, 0, 0, 404_549_979]],
  ["a price without tax stamps", { price: 100_000_000 }, [10_000_000, 60_000_000, 30_000_000, 0, 0, 101_100_000]],
  ["a price with them", { price: 100_000_001 }, [10_000_000, 60_000_000, 30_000_001, 0, 0, 101_250_001]],
  [
    "options and a deposit of 20%",
    { options: 35_000_000, deposit: 20 },
    [80_000_000, 240_000_000, 80_000_000, 0, 0, 439_935_000],
  ],
  [
    "a loan on moving in of 60%",
    { finalLoan: 60 },
    [40_000_000, 240_000_000, 120_000_000, 240_000_000, 0, 164_550_000],
  ],
  [
    "a loan on moving in above the 잔금",
    { finalLoan: 80, interimLoan: 0 },
    [40_000_000, 240_000_000, 120_000_000, 120_000_000, 0, 284_550_000],
  ],
  [
    "deferred interest at 4.5%",
    { interest: "deferred" },
    [40_000_000, 240_000_000, 120_000_000, 0, 12_082_189, 416_632_189],
  ],
  [
    "deferred interest of one part for a year",
    { interest: "deferred", instalments: 1, moveInDay: "2028-02-05" },
    [40_000_000, 240_000_000, 120_000_000, 0, 10_800_000, 415_350_000],
  ],
  [
    "monthly interest at 4.5%",
    { interest: "monthly" },
    [40_000_000, 240_000_000, 120_000_000, 0, 12_082_148, 416_632_148],
  ],
  [
    "monthly interest with a loan on moving in",
    { interest: "monthly", finalLoan: 60 },
    [40_000_000, 240_000_000, 120_000_000, 240_000_000, 12_082_148, 176_632_148],
  ],
];

describe("paymentPlan", () => {
  it.each(CASES)("plans %s", (_what, change, won) => {
    const planned = { price: 400_000_000, options: 0, finalLoan: 0, ...change };
    const { finalLoan, interest, own } = plan(planned);
    const [deposit, interim, final] = ["deposit", "interim", "final"].map((kind) => sumOf([kind], planned));
    expect([deposit, interim, final, finalLoan, interest, own]).toEqual(won);
  });

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

  it("puts instalments on working days from a month after the contract until before the day of moving in", () => {
    const days = plan({ moveInDay: "2027-04-01" }).payments.flatMap(({ kind, day }) =>
      kind === "interim" ? [day] : [],
    );
    expect(days).toEqual(["2027-02-05", "2027-02-15", "2027-02-23", "2027-03-04", "2027-03-15", "2027-03-22"]);
  });

  it("puts an instalment on the day of moving in where no working day comes before", () => {
    const change = { contractDay: "2027-02-13", moveInDay: "2027-03-14", instalments: 1 };
    expect(plan(change).payments.find(({ kind }) => kind === "interim")?.day).toBe("2027-03-14");
  });

  it("pays deferred interest on moving in, and monthly interest month by month", () => {
    const days = (interest: Purchase["interest"]) =>
      plan({ interest, moveInDay: "2027-06-05" }).payments.flatMap(({ kind, day }) =>
        kind === "interest" ? [day] : [],
      );
    expect(days("deferred")).toEqual(["2027-06-05"]);
    expect(days("monthly")).toEqual(["2027-03-05", "2027-04-05", "2027-05-06", "2027-06-05"]);
  });

  it("pays monthly interest by the last day of a shorter month, or the next working day", () => {
    const change = { interest: "monthly", contractDay: "2027-12-31", moveInDay: "2028-06-15" } as const;
    const days = plan(change).payments.flatMap(({ kind, day }) => (kind === "interest" ? [day] : []));
    expect(days).toEqual(["2028-02-29", "2028-03-31", "2028-05-03", "2028-05-31", "2028-06-15"]);
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
  it("add up to price and options, and are never less than what is borrowed", () =>
    forAll(purchases, (bought) => {
      expect(sumOf(["deposit", "interim", "final"], bought)).toBe(bought.price);
      expect(sumOf(["interim"], bought)).toBe(Math.floor((bought.price * bought.interim) / 100));
      expect(sumOf(["optionsDeposit", "optionsFinal"], bought)).toBe(bought.options);
      for (const { amount, loan } of plan(bought).payments) {
        expect(loan).toBeGreaterThanOrEqual(0);
        expect(loan).toBeLessThanOrEqual(amount);
      }
    }));

  it("leave what is owned and borrowed in the end equal to all costs", () =>
    forAll(purchases, (bought) => {
      const { own, finalLoan, interest, tax, months } = plan(bought);
      expect(own + finalLoan).toBe(bought.price + bought.options + interest + tax.total + sumOf(["stampTax"], bought));
      expect(months.reduce((sum, month) => sum + month.own, 0)).toBe(own);
    }));

  it("never cost less with a higher rate or a larger loan for the 중도금", () =>
    forAll(purchases, (bought) => {
      const { interest } = plan(bought);
      const dearer = plan({ ...bought, interestRate: bought.interestRate + 100 }).interest;
      const larger = plan({ ...bought, interimLoan: 100 }).interest;
      expect(dearer).toBeGreaterThanOrEqual(interest);
      expect(larger).toBeGreaterThanOrEqual(interest);
    }));
});
