import { dottedDay } from "./day-words.ts";
import type { LawBasis } from "./schema/law.ts";

/** Returns whether legal rules are past their review on `today` (`yyyy-mm-dd`). */
export const isOverdue = ({ reviewBy }: Pick<LawBasis, "reviewBy">, today: string): boolean => today > reviewBy;

/** Returns what is said of legal rules past their review. */
export const overdueWords = ({ reviewBy }: Pick<LawBasis, "reviewBy">): string =>
  `${dottedDay(reviewBy)}까지 다시 확인하기로 한 기준입니다. 그 뒤 개정되었을 수 있습니다.`;

/** Returns the day of the next review, e.g. `2027.03.31까지 재확인`. */
export const reviewWords = (reviewBy: string): string => `${dottedDay(reviewBy)}까지 재확인`;

/** Returns the period in which legal rules apply, e.g. `2024.12.18 시행 · 2027.03.31까지 재확인`. */
export const validityWords = ({ validFrom, reviewBy }: Pick<LawBasis, "validFrom" | "reviewBy">): string =>
  `${dottedDay(validFrom)} 시행 · ${reviewWords(reviewBy)}`;
