import { formatWon, parseTypedWon } from "@danji/complex/money";

/** More than a home costs: a slip of the finger. In won. */
const HIGHEST_PRICE = 100_000_000_000;

/** Digits alone below this are more likely 만원. */
const LEAST_PRICE = 10_000_000;
const LEAST_AMOUNT = 100_000;

/** Returns the question whether digits alone are meant as won, in Korean. */
function unitFault(typed: string, least: number): string | undefined {
  const amount = parseTypedWon(typed);
  if (!amount || amount.hasUnit || amount.won === 0 || amount.won >= least) return undefined;
  const [won, man] = [formatWon(amount.won), `${typed.trim()}만`];
  return `${won}이 맞나요? 맞으면 ${typed.trim()}원, 만원 단위라면 ${man}으로 입력해 주세요.`;
}

/** Returns what is wrong with an amount that may be 0, in Korean. `example` is one that is right. */
export const amountFault = (typed: string, example: string): string | undefined =>
  parseTypedWon(typed) ? unitFault(typed, LEAST_AMOUNT) : `금액을 숫자로 입력해 주세요. 예: ${example}`;

/** Returns what is wrong with a price above 0 won, in Korean. `what` names it with its particle, e.g. `분양가를`. */
export function priceFault(what: string, typed: string): string | undefined {
  if (typed.trim() === "") return `${what} 입력해 주세요.`;
  const price = parseTypedWon(typed)?.won;
  if (price === undefined || price === 0) return "금액을 숫자로 입력해 주세요. 예: 450,000,000 또는 4억 5,000만";
  if (price > HIGHEST_PRICE) return `금액을 다시 확인해 주세요. ${formatWon(HIGHEST_PRICE)}까지 계산합니다.`;
  return unitFault(typed, LEAST_PRICE);
}
