import { spelledDay } from "@danji/complex/day-words";
import { parseWon } from "@danji/complex/money";
import { priceFault } from "../parts/price-fault.ts";

/** Before, the tax was due immediately (Stamp Tax Act, art. 8 as amended). */
const EARLIEST_DAY = "2023-01-01";
const MOST_COPIES = 9;

/** What a visitor asks the calculator. */
export interface Question {
  /** Price in the contract, in won. */
  readonly price: number;
  /** Day of the contract, `yyyy-mm-dd`. */
  readonly day: string;
  /** How many originals are signed; each is taxed (Stamp Tax Act, art. 3). */
  readonly copies: number;
}

/** Fields of the calculator, as typed. */
export type Typed = Readonly<Record<keyof Question, string>>;

/** What is wrong with a field, in Korean. */
export type Faults = Readonly<Partial<Record<keyof Question, string>>>;

function dayFault(day: string): string | undefined {
  if (day === "") return "계약일을 연월일까지 입력해 주세요.";
  return day < EARLIEST_DAY ? `${spelledDay(EARLIEST_DAY)} 이후에 계약한 경우의 기한만 계산합니다.` : undefined;
}

/** Reads the calculator's fields: the question, or what is wrong with which of them. */
export function readQuestion({
  price: typedPrice,
  day,
  copies: typedCopies,
}: Typed): { readonly question: Question } | { readonly faults: Faults } {
  const price = parseWon(typedPrice);
  const copies = Number(typedCopies.normalize("NFKC"));
  const faults = {
    price: priceFault("계약금액을", typedPrice),
    day: dayFault(day),
    copies:
      Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES
        ? undefined
        : "계약서는 1통부터 9통까지 입력해 주세요.",
  };
  const found = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
  if (price === undefined || Object.keys(found).length > 0) return { faults: found };
  return { question: { price, day, copies } };
}
