import { parseWon } from "@danji/complex/money";
import type { StampTax } from "@danji/complex/schema/taxes";
import { contractDayFault } from "../parts/contract-day-fault.ts";
import { priceFault } from "../parts/price-fault.ts";

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

/** Reads the fields of the calculator: the question, or the errors by field. */
export function readQuestion(
  { price: typedPrice, day, copies: typedCopies }: Typed,
  rules: Pick<StampTax, "validFrom">,
): { readonly question: Question } | { readonly faults: Faults } {
  const price = parseWon(typedPrice);
  const copies = Number(typedCopies.normalize("NFKC"));
  const faults = {
    price: priceFault("계약금액을", typedPrice),
    day: contractDayFault(day, rules),
    copies:
      Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES
        ? undefined
        : "계약서는 1통부터 9통까지 입력해 주세요.",
  };
  const found = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
  if (price === undefined || Object.keys(found).length > 0) return { faults: found };
  return { question: { price, day, copies } };
}
