import type { StampTax } from "@danji/complex/schema/taxes";
import { Fault, type Questions } from "../calculator/questions.ts";
import { contractDay, price } from "../calculator/readers.ts";

const MOST_COPIES = 9;

/** Returns what the calculator of the stamp tax asks. The day starts with `start`. */
export const stampTaxQuestions = (rules: Pick<StampTax, "validFrom">, start: string | undefined) =>
  ({
    price: {
      control: "text",
      label: "계약금액",
      hint: "예: 450,000,000 또는 4억 5,000만",
      required: true,
      read: price("계약금액을"),
    },
    day: {
      control: "day",
      label: "계약일",
      hint: "공급계약서에 기재하는 날짜입니다.",
      required: true,
      start,
      read: contractDay(rules),
    },
    // Each original is taxed (Stamp Tax Act, art. 3).
    copies: {
      control: "text",
      inputMode: "numeric",
      label: "계약서 통수",
      hint: "계약자와 사업주체가 한 통씩 보관하면 2통입니다.",
      required: true,
      start: 1,
      read(text: string) {
        const copies = Number(text.normalize("NFKC"));
        const isCount = Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES;
        return isCount ? copies : new Fault("계약서는 1통부터 9통까지 입력해 주세요.");
      },
    },
  }) satisfies Questions;
