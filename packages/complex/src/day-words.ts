import type { LawBasis } from "./schema/law.ts";

/** Names of the days of the week, Sunday first, one syllable each. */
export const WEEKDAYS = "일월화수목금토";

/** Returns a day `yyyy-mm-dd` with dots, e.g. `2026.12.11`. */
export const dottedDay = (day: string): string => day.replaceAll("-", ".");

/** Returns a day `yyyy-mm-dd` with its day of the week, e.g. `2026.12.11(금)`. */
export const dayWithWeekday = (day: string): string => `${dottedDay(day)}(${WEEKDAYS[new Date(day).getUTCDay()]})`;

/** Returns the day of which a text is, e.g. `2026.11.21 기준`. */
export const asOfWords = (day: string): string => `${dottedDay(day)} 기준`;

/** Returns the source of figures and its day, e.g. `출처 분양계획 · 2026.11.21 기준`. */
export const sourceWords = ({ source, asOf }: { readonly source: string; readonly asOf: string }): string =>
  `출처 ${source} · ${asOfWords(asOf)}`;

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
