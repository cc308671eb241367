import { spelledDay } from "@danji/complex/day-words";
import type { LawBasis } from "@danji/complex/schema/law";

/** Returns the error of a day of a contract that is missing or before the rules apply, in Korean. */
export function contractDayFault(day: string, { validFrom }: Pick<LawBasis, "validFrom">): string | undefined {
  if (day === "") return "계약일을 연월일까지 입력해 주세요.";
  return day < validFrom ? `${spelledDay(validFrom)} 이후에 계약한 경우만 계산합니다.` : undefined;
}
