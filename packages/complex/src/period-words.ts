import { addMonths, wholeMonths } from "./calendar-days.ts";

const MONTHS_PER_YEAR = 12;

/** Returns a length of whole months, e.g. `7년 3개월`, `6개월`, `15년`, `1개월 미만`. */
export function periodWords(months: number): string {
  if (months === 0) return "1개월 미만";
  const years = Math.floor(months / MONTHS_PER_YEAR);
  const rest = months % MONTHS_PER_YEAR;
  return [years > 0 && `${years}년`, rest > 0 && `${rest}개월`].filter(Boolean).join(" ");
}

/** Returns the length between two days `yyyy-mm-dd` in months, rounded, and its words, e.g. `약 3개월`. */
export function roughPeriod(from: string, to: string): { readonly months: number; readonly words: string } {
  const before = wholeMonths(from, to);
  const [start, end] = [addMonths(from, before), addMonths(from, before + 1)];
  const isNearerEnd = Date.parse(end) - Date.parse(to) < Date.parse(to) - Date.parse(start);
  const months = isNearerEnd ? before + 1 : before;
  return { months, words: months > 0 && start !== to ? `약 ${periodWords(months)}` : periodWords(months) };
}

/** Returns a range of lengths in months, e.g. `6개월 미만`, `1년 이상 2년 미만`, `15년 이상`. */
export function periodRangeWords(from: number, below: number | undefined): string {
  const start = from === 0 ? "" : `${periodWords(from)} 이상`;
  const end = below === undefined ? "" : `${periodWords(below)} 미만`;
  return [start, end].filter(Boolean).join(" ");
}
