import type { Payment, PaymentKind } from "./payment-plan.ts";

const NAMES: Readonly<Record<PaymentKind, string>> = {
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

/** Returns the name of a payment, e.g. `중도금 2차`. */
export const paymentWords = ({ kind, instalment }: Pick<Payment, "kind" | "instalment">): string =>
  instalment === undefined ? NAMES[kind] : `${NAMES[kind]} ${instalment}차`;

/** Returns a month `yyyy-mm` in words, e.g. `2027년 2월`. */
export function monthWords(month: string): string {
  const [year, number] = month.split("-").map(Number);
  return `${year}년 ${number}월`;
}
