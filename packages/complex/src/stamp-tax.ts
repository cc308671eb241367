import { addDays, sameDayOfMonth } from "./calendar-days.ts";
import type { StampTax } from "./schema/taxes.ts";
import { formatWon } from "./money.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/** Returns the tax in won on one copy of a contract for a home at `price` won (Stamp Tax Act, art. 3 and 6). */
export function stampTax({ brackets, exemptUpTo }: Pick<StampTax, "brackets" | "exemptUpTo">, price: number): number {
  if (price <= exemptUpTo) return 0;
  const bracket = brackets.find(({ over, upTo = Infinity }) => price > over && price <= upTo);
  return bracket?.tax ?? 0;
}

/** Returns a day, or the next working day where it is a Saturday, a Sunday or a holiday; all `yyyy-mm-dd`. */
export function workingDay(holidays: Pick<StampTax["holidays"], "dates">, day: string): string {
  const weekday = new Date(day).getUTCDay();
  const isWorkless = weekday === SATURDAY || weekday === SUNDAY || holidays.dates.includes(day);
  return isWorkless ? workingDay(holidays, addDays(day, 1)) : day;
}

/** Returns by when the tax is due: a day of the next month (인지세법, art. 8), or the next working day (국세기본법, art. 5). */
export function stampTaxDue({ dueDay, holidays }: Pick<StampTax, "dueDay" | "holidays">, contractDay: string) {
  const firstOfMonth = `${contractDay.slice(0, "yyyy-mm".length)}-01`;
  const named = addDays(sameDayOfMonth(firstOfMonth, 1), dueDay - 1);
  const day = workingDay(holidays, named);
  const year = named.slice(0, 4);
  return {
    day,
    /** The day that the law names, when the last day is a later one because that was no working day. */
    movedFrom: day === named ? undefined : named,
    /** Whether the holidays of that year are known; if not, only weekends are taken into account. */
    holidaysKnown: holidays.dates.some((date) => date.startsWith(year)),
  };
}

/** Caption of the table of the stamp tax's rates. */
export const STAMP_TAX_CAPTION = "계약금액에 따른 인지세";

/** Heads of the table of the stamp tax's rates. */
export const STAMP_TAX_COLUMNS = ["계약금액", "세액", "주택 계약서"];

const range = ({ over, upTo }: StampTax["brackets"][number]) =>
  `${formatWon(over)} 초과${upTo === undefined ? "" : ` ${formatWon(upTo)} 이하`}`;

/** Returns the rates of the stamp tax as rows of text, for the page and for paper. */
export const stampTaxRows = ({ brackets, exemptUpTo }: StampTax) =>
  brackets.map((bracket) => {
    const exempt = bracket.upTo !== undefined && bracket.upTo <= exemptUpTo;
    return [range(bracket), formatWon(bracket.tax), exempt ? "비과세" : formatWon(bracket.tax)];
  });
