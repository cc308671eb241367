import { addMonths } from "@danji/complex/calendar-days";
import { areaWords } from "@danji/complex/figures";
import type { Purchase } from "@danji/complex/finance/payment-plan";
import { periodWords } from "@danji/complex/period-words";
import { announcedPrices, type PricedType } from "@danji/complex/prices";
import { parseRate } from "@danji/complex/money";
import type { Funding, PaymentRules } from "@danji/complex/schema/funding";
import type { StampTax } from "@danji/complex/schema/taxes";
import { type Answers, Fault, type Questions, type Typed } from "../calculator/questions.ts";
import { amount, choice, contractDay, isDay, numberOf, optional, price } from "../calculator/readers.ts";

const MOST_FINAL_LOAN = 80;
const INSTALMENTS = [1, 2, 3, 4, 5, 6, 7, 8];
const HOMES = [1, 2, 3, 4];

/** Months from the contract to moving in: more than any complex takes. Each may be a row of the plan. */
const MOST_MONTHS = 120;

/** Adds a start that a list does not offer: a select would show its first option instead. */
const offering = (values: readonly number[], start: string | number) =>
  [...new Set([...values, Number(start)])].filter(Number.isInteger).sort((one, other) => one - other);

const percents = (first: number, step: number, most: number) =>
  Array.from({ length: (most - first) / step + 1 }, (_, index) => first + index * step);

const percentage = (values: readonly number[]) => numberOf(values, (percent) => `${percent}%`);

function readMoveInDay(day: string, { contractDay = "" }: Typed): string | Fault {
  if (day !== "" && !isDay(day)) return new Fault("입주일을 연월일로 입력해 주세요. 연도는 네 자리입니다.");
  if (day <= contractDay) return new Fault("입주일을 계약일보다 뒤의 날로 입력해 주세요.");
  return isDay(contractDay) && day > addMonths(contractDay, MOST_MONTHS)
    ? new Fault(`입주일을 계약일부터 ${periodWords(MOST_MONTHS)} 안의 날로 입력해 주세요.`)
    : day;
}

const readInterim =
  ({ smallDeposit, interimLimit, interimLimitOfSmallDeposit }: PaymentRules) =>
  (interim: string, { deposit }: Typed): number | Fault => {
    const limit = Number(deposit) <= smallDeposit ? interimLimitOfSmallDeposit : interimLimit;
    if (Number(interim) <= limit) return Number(interim);
    return new Fault(`계약금이 ${deposit}%이면 중도금은 ${limit}%까지입니다(주택공급에 관한 규칙 제60조).`);
  };

/** Returns the exclusive areas of the types with their labels: the area alone decides on the tax. */
function areaOptions(types: readonly PricedType[]) {
  const areas = [...new Set(types.map(({ exclusiveArea }) => exclusiveArea))];
  return areas.map((area) => {
    const labels = types.filter(({ exclusiveArea }) => exclusiveArea === area).map(({ label }) => label);
    return { value: area, label: `${labels.join("·")} · ${areaWords(area)}` };
  });
}

const optionalAmount = optional(amount("20,000,000 또는 2,000만"), 0);

interface PlanStart {
  readonly types: readonly PricedType[];
  /** Days with which fields start, `yyyy-mm-dd`. */
  readonly contractDay: string | undefined;
  readonly moveInDay: string | undefined;
  readonly initial: Typed;
}

/** Returns what the planner of a purchase asks. */
export function planQuestions({ payments }: Funding, stampTax: Pick<StampTax, "validFrom">, start: PlanStart) {
  const { plan, depositLimit, interimLimit, interimLimitOfSmallDeposit } = payments;
  const mostInterim = Math.max(interimLimit, interimLimitOfSmallDeposit);
  const startOf = (name: "deposit" | "interim" | "instalments") => start.initial[name] ?? plan[name];
  const announced = announcedPrices(start.types);
  return {
    announced: {
      heading: "분양가",
      control: "select",
      label: "공고 분양가",
      hint: "선택하면 분양가와 타입을 채웁니다.",
      options: [
        { value: "", label: "직접 입력" },
        ...announced.map(({ label, floors, price }, value) => ({ value, label: `${label} ${floors} · ${price}` })),
      ],
      when: () => announced.length > 0,
      read: () => undefined,
      fills(selected: string) {
        const found = selected === "" ? undefined : announced[Number(selected)];
        return found && { price: found.price, area: String(found.exclusiveArea) };
      },
    },
    price: {
      control: "text",
      label: "분양가",
      hint: "예: 450,000,000 또는 4억 5,000만",
      required: true,
      read: price("분양가를"),
    },
    area: {
      control: "select",
      label: "타입",
      hint: "전용면적에 따라 세금이 다릅니다.",
      options: areaOptions(start.types),
      read: Number,
    },
    balcony: { control: "text", label: "발코니 확장", hint: "없으면 비워 두세요.", read: optionalAmount },
    options: { control: "text", label: "유상옵션", hint: "없으면 비워 두세요.", read: optionalAmount },
    contractDay: {
      heading: "납부 일정",
      control: "day",
      label: "계약일",
      required: true,
      start: start.contractDay,
      read: contractDay(stampTax),
    },
    moveInDay: {
      control: "day",
      label: "입주일",
      hint: "잔금을 납부하는 날입니다. 날짜가 정해지지 않았으면 예정 월의 첫 평일로 계산합니다.",
      required: true,
      start: start.moveInDay,
      read: readMoveInDay,
    },
    deposit: {
      ...percentage(offering(percents(5, 5, depositLimit), startOf("deposit"))),
      label: "계약금 비율",
      hint: "공고 전의 예시 비율입니다.",
      start: plan.deposit,
    },
    interim: {
      ...percentage(offering(percents(0, 10, mostInterim), startOf("interim"))),
      label: "중도금 비율",
      hint: "나머지는 잔금입니다.",
      start: plan.interim,
      read: readInterim(payments),
    },
    instalments: {
      ...numberOf(offering(INSTALMENTS, startOf("instalments")), (count) => `${count}회`),
      label: "중도금 횟수",
      start: plan.instalments,
    },
    interimLoan: {
      ...percentage(percents(0, 10, 100)),
      heading: "대출",
      label: "중도금 중 대출 비율",
      hint: "대출받을 비율을 직접 정해 보세요. 실제 한도는 은행이 정합니다.",
      start: 100,
    },
    finalLoan: {
      ...percentage(percents(0, 10, MOST_FINAL_LOAN)),
      label: "입주 시 대출",
      hint: "분양가에서 대출받을 비율을 정해 보세요. 이 대출로 중도금 대출을 먼저 갚는 것으로 계산합니다.",
    },
    interest: {
      ...choice("중도금 대출 이자는 누가 부담하나요?", {
        seller: "사업주체(무이자)",
        deferred: "계약자가 입주할 때 한꺼번에(이자후불제)",
        monthly: "계약자가 매월",
      }),
      required: false,
      hint: "무이자여도 보증료와 인지세는 별도로 부담할 수 있습니다. 공급계약서에서 확인하세요.",
      start: plan.interest,
    },
    interestRate: {
      control: "text",
      inputMode: "decimal",
      label: "대출 금리(연 %)",
      hint: "예: 4.5. 금리가 그대로라고 가정해 단리로 계산합니다.",
      required: true,
      when: ({ interest }: Typed) => interest !== "seller",
      read: (text: string) => parseRate(text) ?? new Fault("금리를 숫자로 입력해 주세요. 예: 4.5"),
    },
    homes: {
      ...numberOf(HOMES, (count) => `${count}채${count === HOMES.at(-1) ? " 이상" : ""}`),
      heading: "세금",
      label: "이 주택을 포함한 세대의 주택 수",
      hint: "분양권과 입주권도 포함합니다. 일시적 2주택 등 예외는 판단하지 않습니다.",
    },
    firstHome: {
      ...choice("신청자 또는 배우자가 주택을 소유한 적이 있나요?", { no: "있습니다", yes: "모두 없습니다" }),
      required: false,
      hint: "두 분 모두 처음 취득하는 주택이면 취득세를 감면받을 수 있습니다.",
      start: "no",
    },
  } satisfies Questions;
}

type PlanAnswers = Answers<ReturnType<typeof planQuestions>>;

/** Returns the purchase that the answers describe. */
export const toPurchase = (
  { balcony, options, interestRate = 0, firstHome, ...answers }: PlanAnswers,
  { acquisitionTax }: Funding,
): Purchase => ({
  ...answers,
  options: balcony + options,
  interestRate,
  firstHome: firstHome === "yes",
  regulated: acquisitionTax.inRegulatedArea,
});
