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
  `${dottedDay(reviewBy)} 이후 개정되었을 수 있는 기준입니다.`;

/** Returns since when legal rules apply, e.g. `2024.12.18에 시행된 기준이며, 이후 개정될 수 있습니다.`. */
export const validityWords = ({ validFrom }: Pick<LawBasis, "validFrom">): string =>
  `${dottedDay(validFrom)}에 시행된 기준이며, 이후 개정될 수 있습니다.`;
