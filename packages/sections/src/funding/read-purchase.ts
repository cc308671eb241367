import { addMonths } from "@danji/complex/calendar-days";
import { INTEREST_BEARERS, type InterestBearer, type Purchase } from "@danji/complex/finance/payment-plan";
import { parseWon } from "@danji/complex/money";
import { periodWords } from "@danji/complex/period-words";
import { parseRate } from "@danji/complex/rate-words";
import type { Funding, PaymentRules } from "@danji/complex/schema/funding";
import type { StampTax } from "@danji/complex/schema/taxes";
import { contractDayFault, isDay } from "../parts/contract-day-fault.ts";
import { formText } from "../parts/form-text.ts";
import { amountFault, priceFault } from "../parts/price-fault.ts";

/** Names of the fields of the planner. */
export const PLAN_FIELDS = [
  "price",
  "area",
  "balcony",
  "options",
  "contractDay",
  "moveInDay",
  "deposit",
  "interim",
  "instalments",
  "interimLoan",
  "interest",
  "interestRate",
  "finalLoan",
  "homes",
  "firstHome",
] as const;

export type PlanField = (typeof PLAN_FIELDS)[number];
/** Values as typed, by the names of their fields. */
export type TypedPlan = Readonly<Record<string, string>>;
/** What is wrong with a field, in Korean. */
export type PlanFaults = Readonly<Partial<Record<PlanField, string>>>;

/** Returns the id of a field. */
export const idOf = (name: string): string => `funding-${name}`;

const isBearer = (value: string): value is InterestBearer => INTEREST_BEARERS.some((bearer) => bearer === value);

/** Returns the values that a form holds. */
export const typedPlan = (data: FormData): TypedPlan =>
  Object.fromEntries(PLAN_FIELDS.map((name) => [name, formText(data, name)]));

/** Returns whether the reader pays the interest on the loan for the 중도금. */
export const paysInterest = (interest: string): boolean => interest !== "seller";

function interimFault(deposit: number, interim: number, rules: PaymentRules): string | undefined {
  const isSmall = deposit <= rules.smallDeposit;
  const limit = isSmall ? rules.interimLimitOfSmallDeposit : rules.interimLimit;
  if (interim <= limit) return undefined;
  return `계약금이 ${deposit}%이면 중도금은 ${limit}%까지입니다(주택공급에 관한 규칙 제60조).`;
}

/** Months from the contract to moving in: more than any complex takes. Each may be a row of the plan. */
const MOST_MONTHS = 120;

function moveInDayFault(moveInDay: string, contractDay: string): string | undefined {
  if (moveInDay !== "" && !isDay(moveInDay)) return "입주일을 연월일로 입력해 주세요. 연도는 네 자리입니다.";
  if (moveInDay <= contractDay) return "입주일을 계약일보다 뒤의 날로 입력해 주세요.";
  return isDay(contractDay) && moveInDay > addMonths(contractDay, MOST_MONTHS)
    ? `입주일을 계약일부터 ${periodWords(MOST_MONTHS)} 안의 날로 입력해 주세요.`
    : undefined;
}

/** Returns an amount that may be left empty, or `undefined` where it is no amount. */
const optionalWon = (typed: string): number | undefined => (typed.trim() === "" ? 0 : parseWon(typed));

const optionalFault = (typed: string): string | undefined =>
  typed.trim() === "" ? undefined : amountFault(typed, "20,000,000 또는 2,000만");

/** Reads the fields of the planner: the purchase, or the errors by field. */
export function readPurchase(
  typed: TypedPlan,
  { acquisitionTax, payments }: Funding,
  stampTax: Pick<StampTax, "validFrom">,
): { readonly purchase: Purchase } | { readonly faults: PlanFaults } {
  const text = (name: PlanField) => typed[name] ?? "";
  const number = (name: PlanField) => Number(text(name));
  const price = parseWon(text("price"));
  const [balcony, options] = [optionalWon(text("balcony")), optionalWon(text("options"))];
  const interest = text("interest");
  const interestRate = paysInterest(interest) ? parseRate(text("interestRate")) : 0;
  const [contractDay, moveInDay] = [text("contractDay"), text("moveInDay")];
  const faults: Record<string, string | undefined> = {
    price: priceFault("분양가를", text("price")),
    balcony: optionalFault(text("balcony")),
    options: optionalFault(text("options")),
    contractDay: contractDayFault(contractDay, stampTax),
    moveInDay: moveInDayFault(moveInDay, contractDay),
    interim: interimFault(number("deposit"), number("interim"), payments),
    interestRate: interestRate === undefined ? "금리를 숫자로 입력해 주세요. 예: 4.5" : undefined,
  };
  const found = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
  if (
    Object.keys(found).length > 0 ||
    price === undefined ||
    balcony === undefined ||
    options === undefined ||
    interestRate === undefined ||
    !isBearer(interest)
  )
    return { faults: found };
  return {
    purchase: {
      price,
      options: balcony + options,
      area: number("area"),
      homes: number("homes"),
      regulated: acquisitionTax.inRegulatedArea,
      firstHome: text("firstHome") === "yes",
      deposit: number("deposit"),
      interim: number("interim"),
      instalments: number("instalments"),
      interimLoan: number("interimLoan"),
      interest,
      interestRate,
      finalLoan: number("finalLoan"),
      contractDay,
      moveInDay,
    },
  };
}
