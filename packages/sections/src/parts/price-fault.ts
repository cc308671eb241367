import { formatWon, parseWon } from "@danji/complex/money";

/** More than a home costs: a slip of the finger. In won. */
const HIGHEST_PRICE = 100_000_000_000;

/** Returns what is wrong with a price above 0 won, in Korean. `what` names it with its particle, e.g. `분양가를`. */
export function priceFault(what: string, typed: string): string | undefined {
  if (typed.trim() === "") return `${what} 입력해 주세요.`;
  const price = parseWon(typed);
  if (price === undefined || price === 0) return "금액을 숫자로 입력해 주세요. 예: 450,000,000 또는 4억 5,000만";
  return price > HIGHEST_PRICE ? `금액을 다시 확인해 주세요. ${formatWon(HIGHEST_PRICE)}까지 계산합니다.` : undefined;
}
