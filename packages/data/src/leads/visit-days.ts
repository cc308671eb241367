/** Days on which the show home can be visited, each `yyyy-mm-dd`. */
export interface VisitDays {
  /** Day on which it opens. @default it is open */
  readonly opens?: string | undefined;
  /** Last day of the sale by its schedule. @default unknown */
  readonly plannedEnd?: string | undefined;
  /** Last day of the sale, once it is stated. @default the sale goes on */
  readonly saleEnd?: string | undefined;
  /** Days on which it is closed; `월` is every Monday. */
  readonly closed: readonly string[];
}

export interface VisitRange {
  readonly first: string;
  /** Undefined where the sale outlasts its schedule. */
  readonly last: string | undefined;
}

/** Returns the first and the last day for which a visit can be booked on `today`. */
export function visitRange({ opens = "", plannedEnd = "", saleEnd }: VisitDays, today: string): VisitRange {
  const first = opens > today ? opens : today;
  return { first, last: saleEnd ?? (plannedEnd < first ? undefined : plannedEnd) };
}
