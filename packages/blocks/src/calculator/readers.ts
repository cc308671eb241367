import { parseDay } from "@danji/complex/calendar-days";
import { dottedDay } from "@danji/complex/day-words";
import { formatWon, parseTypedWon } from "@danji/complex/money";
import type { LawBasis } from "@danji/complex/schema/law";
import { Fault, type Typed } from "./questions.ts";

/** Returns a question with a few answers, whose labels are given by value. */
export const choice = <Value extends string>(label: string, labels: Readonly<Record<Value, string>>) => ({
  control: "radio" as const,
  label,
  options: Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
  required: true,
  read: (text: string) =>
    Object.keys(labels).find((value): value is Value => value === text) ?? new Fault(`${label} 하나를 선택해 주세요.`),
});

/** Returns a question that is answered by yes or no, in the words given. */
export function yesOr(label: string, yes: string, no: string) {
  const question = choice(label, { yes, no });
  return {
    ...question,
    read(text: string): boolean | Fault {
      const answer = question.read(text);
      return answer instanceof Fault ? answer : answer === "yes";
    },
  };
}

/** Returns a question that asks for one of some numbers, which `words` names. */
export const numberOf = (values: readonly number[], words: (value: number) => string) => ({
  control: "select" as const,
  options: values.map((value) => ({ value, label: words(value) })),
  read: Number,
});

/** Returns a reader that returns `empty` where nothing is typed. */
export const optional =
  <T, Empty>(read: (text: string, typed: Typed) => T, empty: Empty) =>
  (text: string, typed: Typed): T | Empty =>
    text.trim() === "" ? empty : read(text, typed);

/** Returns whether the value of a date field is a day; browsers also take years of five and six digits. */
export const isDay = (day: string): boolean => parseDay(day) === day;

/** Reads the day of a contract, to which the rules have to apply. */
export const contractDay =
  ({ validFrom }: Pick<LawBasis, "validFrom">) =>
  (day: string): string | Fault => {
    if (day === "") return new Fault("계약일을 연월일까지 입력해 주세요.");
    if (!isDay(day)) return new Fault("계약일을 연월일로 입력해 주세요. 연도는 네 자리입니다.");
    return day < validFrom ? new Fault(`${dottedDay(validFrom)} 이후에 계약한 경우만 계산합니다.`) : day;
  };

/** Returns the question for the day of the 입주자모집공고. */
export const noticeDay = (start: string | undefined) => ({
  control: "day" as const,
  label: "입주자모집공고일",
  required: true,
  start,
  read: (text: string): string | Fault => parseDay(text) ?? new Fault("입주자모집공고일을 연월일까지 입력해 주세요."),
});

/** Reads a day not after `noticeDay`, nor before an own `birthDay`; `what` names it with its particle, e.g. `생년월일을`. */
export const pastDay =
  (what: string, isOwn = false) =>
  (text: string, typed: Typed): string | Fault => {
    if (text.trim() === "") return new Fault(`${what} 입력해 주세요.`);
    const day = parseDay(text);
    if (day === undefined) return new Fault(`${what} 연월일로 입력해 주세요. 예: 1990.05.20 또는 19900520`);
    const [notice, birth] = [typed["noticeDay"], isOwn ? typed["birthDay"] : ""].map((text) => parseDay(text ?? ""));
    if (notice !== undefined && day > notice) return new Fault(`${what} 확인해 주세요. 공고일보다 늦은 날입니다.`);
    if (birth !== undefined && day < birth) return new Fault(`${what} 확인해 주세요. 태어나기 전의 날입니다.`);
    return day;
  };

/** Asks for the applicant's day of birth. */
export const birthDay = {
  control: "text" as const,
  label: "생년월일",
  hint: "예: 1990.05.20 또는 19900520",
  required: true,
  read: pastDay("생년월일을"),
};

/** More than a home costs: a slip of the finger. In won. */
const HIGHEST_PRICE = 100_000_000_000;

/** Digits alone below this are more likely 만원. */
const LEAST_PRICE = 10_000_000;
const LEAST_AMOUNT = 100_000;

/** Returns an amount of won, or asks where digits alone are below `least`. `wrong` is said of what is no amount. */
function readWon(text: string, least: number, wrong: string): number | Fault {
  const amount = parseTypedWon(text);
  if (!amount) return new Fault(wrong);
  const { won, hasUnit } = amount;
  if (hasUnit || won === 0 || won >= least) return won;
  const typed = text.trim();
  return new Fault(`${formatWon(won)}이 맞나요? 맞으면 ${typed}원, 만원 단위라면 ${typed}만으로 입력해 주세요.`);
}

/** Reads an amount of won that may be 0. `example` is one that is right. */
export const amount =
  (example: string) =>
  (text: string): number | Fault =>
    readWon(text, LEAST_AMOUNT, `금액을 숫자로 입력해 주세요. 예: ${example}`);

/** Reads a price above 0 won. `what` names it with its particle, e.g. `분양가를`. */
export const price =
  (what: string) =>
  (text: string): number | Fault => {
    if (text.trim() === "") return new Fault(`${what} 입력해 주세요.`);
    const wrong = "금액을 숫자로 입력해 주세요. 예: 450,000,000 또는 4억 5,000만";
    const won = readWon(text, LEAST_PRICE, wrong);
    if (won === 0) return new Fault(wrong);
    return typeof won === "number" && won > HIGHEST_PRICE
      ? new Fault(`금액을 다시 확인해 주세요. ${formatWon(HIGHEST_PRICE)}까지 계산합니다.`)
      : won;
  };
