import type { StampTax } from "./schema/taxes.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/** Returns the tax in won on one copy of a contract for a home at `price` won (Stamp Tax Act, art. 3 and 6). */
export function stampTax({ brackets, exemptUpTo }: Pick<StampTax, "brackets" | "exemptUpTo">, price: number): number {
  if (price <= exemptUpTo) return 0;
  const bracket = brackets.find(({ over, upTo = Infinity }) => price > over && price <= upTo);
  return bracket?.tax ?? 0;
}

/** By when the tax on a contract is due. */
export interface StampTaxDue {
  /** The last day, `yyyy-mm-dd`. */
  readonly day: string;
  /** The day that the law names, when the last day is a later one because that was no working day. */
  readonly movedFrom: string | undefined;
  /** Whether the holidays of that year are known; if not, only weekends are taken into account. */
  readonly holidaysKnown: boolean;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Returns a day, or the next working day where it is a Saturday, a Sunday or a holiday; all `yyyy-mm-dd`. */
export function workingDay({ dates }: Pick<StampTax["holidays"], "dates">, day: string): string {
  const date = new Date(day);
  const isWorkless = () => date.getUTCDay() === SATURDAY || date.getUTCDay() === SUNDAY || dates.includes(isoDay(date));
  while (isWorkless()) date.setUTCDate(date.getUTCDate() + 1);
  return isoDay(date);
}

/**
 * Returns by when the tax on a contract of `contractDay` (`yyyy-mm-dd`) is due: by a day of the next month (Stamp
 * Tax Act, art. 8), or by the next working day where that is a Saturday, a Sunday or a holiday (Framework Act on
 * National Taxes, art. 5).
 */
export function stampTaxDue(
  { dueDay, holidays }: Pick<StampTax, "dueDay" | "holidays">,
  contractDay: string,
): StampTaxDue {
  const contract = new Date(contractDay);
  const named = isoDay(new Date(Date.UTC(contract.getUTCFullYear(), contract.getUTCMonth() + 1, dueDay)));
  const day = workingDay(holidays, named);
  const year = named.slice(0, 4);
  return {
    day,
    movedFrom: day === named ? undefined : named,
    holidaysKnown: holidays.dates.some((date) => date.startsWith(year)),
  };
}
