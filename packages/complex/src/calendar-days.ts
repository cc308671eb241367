const ISO_LENGTH = "yyyy-mm-dd".length;
const MONTHS_PER_YEAR = 12;

function partsOf(day: string) {
  const date = new Date(day);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() };
}

const isoDay = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, ISO_LENGTH);

/** Returns how many days a month has; months may run past a year's end. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Returns the day a number of months after a day, both `yyyy-mm-dd`; the 1st of the next if it does not exist (Civil Act art. 160 (3)). */
export function addMonths(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  return date > daysIn(year, month + months) ? isoDay(year, month + months + 1, 1) : isoDay(year, month + months, date);
}

/** Returns the same day of the month a number of months later, both `yyyy-mm-dd`; the last of the month where it is shorter. */
export function sameDayOfMonth(day: string, months: number): string {
  const { year, month, date } = partsOf(day);
  return isoDay(year, month + months, Math.min(date, daysIn(year, month + months)));
}

/** Returns the day a number of days after a day, both `yyyy-mm-dd`. */
export function addDays(day: string, days: number): string {
  const { year, month, date } = partsOf(day);
  return isoDay(year, month, date + days);
}

/** Returns the day a number of years after a day, both `yyyy-mm-dd`. */
export const addYears = (day: string, years: number): string => addMonths(day, years * MONTHS_PER_YEAR);

/** Returns the number of whole months from one day to another, both `yyyy-mm-dd`; 0 where the second is earlier. */
export function wholeMonths(from: string, to: string): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * MONTHS_PER_YEAR + end.month - start.month;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

/** A day typed with or without separators, full-width digits included. */
const TYPED = /^(?<year>\d{4})[-./년]?(?<month>\d{1,2})[-./월]?(?<date>\d{1,2})[.일]?$/;

/** Returns the day `yyyy-mm-dd` that a visitor typed, e.g. `19900520` or `1990. 5. 20.`; `undefined` if there is none. */
export function parseDay(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").replaceAll(/\s/g, "");
  const isBare = /^\d+$/.test(plain);
  const { year = "", month = "", date = "" } = TYPED.exec(plain)?.groups ?? {};
  if (isBare && plain.length !== "yyyymmdd".length) return undefined;
  if (year === "") return undefined;
  const day = isoDay(Number(year), Number(month) - 1, Number(date));
  return day === `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` ? day : undefined;
}
