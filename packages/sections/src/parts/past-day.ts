import { parseDay } from "@danji/complex/calendar-days";

/** What is wrong with a question without an answer. */
export const SELECT_ONE = "하나를 선택해 주세요.";

/** Range in which a day has to be. */
interface DayRange {
  readonly birthDay?: string | undefined;
  readonly noticeDay?: string | undefined;
}

/** Returns what is wrong with a day of the past, named with its particle, e.g. `생년월일을`. */
export function dayFault(what: string, typed: string, { birthDay, noticeDay }: DayRange): string | undefined {
  if (typed.trim() === "") return `${what} 입력해 주세요.`;
  const day = parseDay(typed);
  if (day === undefined) return `${what} 연월일로 입력해 주세요. 예: 1990.05.20 또는 19900520`;
  if (noticeDay !== undefined && day > noticeDay) return `${what} 확인해 주세요. 공고일보다 늦은 날입니다.`;
  if (birthDay !== undefined && day < birthDay) return `${what} 확인해 주세요. 태어나기 전의 날입니다.`;
  return undefined;
}
