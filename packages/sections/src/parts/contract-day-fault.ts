import { parseDay } from "@danji/complex/calendar-days";
import { dottedDay } from "@danji/complex/day-words";
import type { LawBasis } from "@danji/complex/schema/law";

/** Returns whether the value of a date field is a day; browsers also take years of five and six digits. */
export const isDay = (day: string): boolean => parseDay(day) === day;

/** Returns the error of a day of a contract that is missing, no day or before the rules apply, in Korean. */
export function contractDayFault(day: string, { validFrom }: Pick<LawBasis, "validFrom">): string | undefined {
  if (day === "") return "계약일을 연월일까지 입력해 주세요.";
  if (!isDay(day)) return "계약일을 연월일로 입력해 주세요. 연도는 네 자리입니다.";
  return day < validFrom ? `${dottedDay(validFrom)} 이후에 계약한 경우만 계산합니다.` : undefined;
}
