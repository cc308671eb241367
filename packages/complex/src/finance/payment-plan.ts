import { addDays, addMonths, sameDayOfMonth } from "../calendar-days.ts";
import { daysBetween } from "../sale-dates.ts";
import type { AcquisitionTaxRules } from "../schema/funding.ts";
import type { StampTax } from "../schema/taxes.ts";
import { stampTax, stampTaxDue, workingDay } from "../stamp-tax.ts";
import { type Acquisition, acquisitionTax } from "./acquisition-tax.ts";

/** How the interest on the loan for the 중도금 is paid: by the seller, with the 잔금, or every month. */
export const INTEREST_BEARERS = ["seller", "deferred", "monthly"] as const;
export type InterestBearer = (typeof INTEREST_BEARERS)[number];

/** A purchase as a reader plans it. Shares are in percent, amounts in won, days `yyyy-mm-dd`. */
export interface Purchase extends Omit<Acquisition, "price" | "day"> {
  /** 분양가. */
  readonly price: number;
  /** 발코니 확장 and 유상옵션. */
  readonly options: number;
  readonly deposit: number;
  /** Share of the price that is paid as 중도금. */
  readonly interim: number;
  readonly instalments: number;
  /** Share of the 중도금 that is borrowed. */
  readonly interimLoan: number;
  readonly interest: InterestBearer;
  /** Interest in hundredths of a percent a year. */
  readonly interestRate: number;
  /** Share of the price that is borrowed on moving in. */
  readonly finalLoan: number;
  readonly contractDay: string;
  readonly moveInDay: string;
}

const NAMES = {
  deposit: "계약금",
  optionsDeposit: "확장·옵션 계약금",
  interim: "중도금",
  stampTax: "인지세",
  interest: "중도금 대출 이자",
  final: "잔금",
  optionsFinal: "확장·옵션 잔금",
  repayment: "중도금 대출 상환",
  acquisitionTax: "취득세 등",
};

/** An amount that is due on a day. */
export interface Payment {
  readonly kind: keyof typeof NAMES;
  readonly day: string;
  /** Number of an instalment, from 1. */
  readonly instalment?: number;
  readonly amount: number;
  readonly loan: number;
}

/** The payments of a purchase. */
export type PaymentPlan = ReturnType<typeof paymentPlan>;

const PERCENT = 100;
const WHOLE = 10_000;
const DAYS_A_YEAR = 365;
const MONTH_LENGTH = "yyyy-mm".length;

const shareOf = (won: number, percent: number) => Math.floor((won * percent) / PERCENT);

/** First day on which a 중도금 may be due: a month after the contract (주택공급에 관한 규칙, art. 60). */
const firstInterimDay = ({ contractDay, moveInDay }: Purchase) => {
  const first = addMonths(contractDay, 1);
  return first < moveInDay ? first : moveInDay;
};

type Holidays = StampTax["holidays"];

/** Returns the first working day from a day on, but none after that of moving in. */
function dueDay(holidays: Holidays, day: string, { moveInDay }: Purchase): string {
  const due = workingDay(holidays, day);
  return due < moveInDay ? due : moveInDay;
}

/** Returns days of the instalments, evenly between the first possible one and the day of moving in, each a working day. */
function instalmentDays(holidays: Holidays, purchase: Purchase): string[] {
  const first = firstInterimDay(purchase);
  const days = Math.max(0, daysBetween(first, purchase.moveInDay));
  return Array.from({ length: purchase.instalments }, (_, index) =>
    dueDay(holidays, addDays(first, Math.floor((days * index) / purchase.instalments)), purchase),
  );
}

function interimPayments(holidays: Holidays, purchase: Purchase): Payment[] {
  const total = shareOf(purchase.price, purchase.interim);
  if (total === 0) return [];
  const each = Math.floor(total / purchase.instalments);
  return instalmentDays(holidays, purchase).map((day, index) => {
    const amount = index === purchase.instalments - 1 ? total - each * index : each;
    return { kind: "interim", day, instalment: index + 1, amount, loan: shareOf(amount, purchase.interimLoan) };
  });
}

/** Interest of a loan from one day to another, in won. */
const interestOf = (loan: number, rate: number, from: string, to: string) =>
  Math.floor((loan * rate * Math.max(0, daysBetween(from, to))) / (WHOLE * DAYS_A_YEAR));

function interestPayments(holidays: Holidays, interims: readonly Payment[], purchase: Purchase): Payment[] {
  const { interest, interestRate, moveInDay } = purchase;
  const due = (from: string, to: string) =>
    interims.reduce((sum, { day, loan }) => sum + interestOf(loan, interestRate, day > from ? day : from, to), 0);
  const first = interims[0]?.day;
  if (interest === "seller" || first === undefined) return [];
  const days = [first];
  if (interest === "monthly")
    for (let month = 1; sameDayOfMonth(first, month) < moveInDay; month += 1)
      days.push(dueDay(holidays, sameDayOfMonth(first, month), purchase));
  days.push(moveInDay);
  return days.slice(1).flatMap((day, index) => {
    const amount = due(days[index] ?? first, day);
    return amount === 0 ? [] : [{ kind: "interest" as const, day, amount, loan: 0 }];
  });
}

/** Returns what is due in each calendar month `yyyy-mm`, in won. */
function byMonth(payments: readonly Payment[]) {
  const months = new Map<string, { readonly month: string; readonly own: number; readonly loan: number }>();
  for (const { day, amount, loan } of payments) {
    const month = day.slice(0, MONTH_LENGTH);
    const before = months.get(month) ?? { month, own: 0, loan: 0 };
    months.set(month, { month, own: before.own + amount - loan, loan: before.loan + loan });
  }
  return [...months.values()].sort((a, b) => daysBetween(`${b.month}-01`, `${a.month}-01`));
}

/** Returns the payments of a purchase with its taxes. */
export function paymentPlan(
  rules: { readonly acquisitionTax: AcquisitionTaxRules; readonly stampTax: StampTax },
  purchase: Purchase,
) {
  const { price, options, contractDay, moveInDay } = purchase;
  const deposit = shareOf(price, purchase.deposit);
  const optionsDeposit = shareOf(options, purchase.deposit);
  const { holidays } = rules.stampTax;
  const interims = interimPayments(holidays, purchase);
  const final = price - deposit - interims.reduce((sum, { amount }) => sum + amount, 0);
  const repayment = interims.reduce((sum, { loan }) => sum + loan, 0);
  const finalLoan = Math.min(shareOf(price, purchase.finalLoan), final + repayment);
  // The loan on moving in first replaces the loan for the 중도금.
  const replaced = Math.min(finalLoan, repayment);
  const tax = acquisitionTax(rules.acquisitionTax, { ...purchase, price: price + options, day: moveInDay });
  const interests = interestPayments(holidays, interims, purchase);
  const all: Payment[] = [
    { kind: "deposit", day: contractDay, amount: deposit, loan: 0 },
    { kind: "optionsDeposit", day: contractDay, amount: optionsDeposit, loan: 0 },
    {
      kind: "stampTax",
      day: stampTaxDue(rules.stampTax, contractDay).day,
      amount: stampTax(rules.stampTax, price),
      loan: 0,
    },
    ...interims,
    ...interests,
    { kind: "repayment", day: moveInDay, amount: repayment, loan: replaced },
    { kind: "final", day: moveInDay, amount: final, loan: finalLoan - replaced },
    { kind: "optionsFinal", day: moveInDay, amount: options - optionsDeposit, loan: 0 },
    { kind: "acquisitionTax", day: moveInDay, amount: tax.total, loan: 0 },
  ];
  const payments = all.filter(({ amount }) => amount > 0).sort((a, b) => daysBetween(b.day, a.day));
  return {
    /** Earliest first. */
    payments,
    months: byMonth(payments),
    tax,
    /** Won of the reader's own. */
    own: payments.reduce((sum, { amount, loan }) => sum + amount - loan, 0),
    /** Won that are borrowed from the day of moving in on. */
    finalLoan,
    interest: interests.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Returns the name of a payment, e.g. `중도금 2차`. */
export const paymentWords = ({ kind, instalment }: Pick<Payment, "kind" | "instalment">): string =>
  instalment === undefined ? NAMES[kind] : `${NAMES[kind]} ${instalment}차`;

/** Returns a month `yyyy-mm` in words, e.g. `2027년 2월`. */
export function monthWords(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return `${year}년 ${number}월`;
}
