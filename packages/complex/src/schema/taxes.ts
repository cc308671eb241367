import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, provenance } from "./primitives.ts";

/** Amount of money in whole won. */
const won = z.int().nonnegative();

/** Stamp tax on the contract (Stamp Tax Act, art. 3, 6 and 8). */
const stampTaxSchema = z.strictObject({
  ...lawBasis,
  /** Contracts of homes up to this price, in won, pay nothing. */
  exemptUpTo: won,
  /** Prices in won over `over` and up to `upTo` (the last has no end) pay `tax`. Lowest first. */
  brackets: z.array(z.strictObject({ over: won, upTo: won.optional(), tax: won })).min(1),
  /** Day of the month after the contract's by which it is due. */
  dueDay: z.int().min(1).max(28),
  /** Public holidays that move a due day on (Framework Act on National Taxes, art. 5). */
  holidays: z.strictObject({ ...provenance.shape, dates: z.array(isoDate) }),
});

/** `taxes.json`: amounts and days that the law sets and changes, with the day on which they were read. */
export const taxesSchema = z.strictObject({ stampTax: stampTaxSchema });

export type StampTax = z.output<typeof stampTaxSchema>;
export type Taxes = z.output<typeof taxesSchema>;
