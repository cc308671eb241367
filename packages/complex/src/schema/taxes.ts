import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, named, provenance } from "./primitives.ts";

/** Amount of money in whole won. */
const won = z.int().nonnegative();

/** Stamp tax on the contract (Stamp Tax Act, art. 3, 6 and 8). */
const stampTaxSchema = z.strictObject({
  ...lawBasis,
  exemptUpTo: won.meta({ title: "면세 한도(원)" }),
  /** Prices in won over `over` and up to `upTo` (the last has no end) pay `tax`. Lowest first. */
  brackets: z
    .array(
      named("구간", {
        over: won.meta({ title: "초과(원)" }),
        upTo: won.meta({ title: "이하(원)" }).optional(),
        tax: won.meta({ title: "세액(원)" }),
      }),
    )
    .min(1),
  /** Day of the month after the contract's by which it is due. */
  dueDay: z.int().min(1).max(28).meta({ title: "납부일", description: "계약한 다음 달의 날입니다." }),
  /** Public holidays that move a due day on (Framework Act on National Taxes, art. 5). */
  holidays: z.strictObject({
    ...provenance.shape,
    dates: z.array(isoDate).meta({ title: "공휴일", description: "yyyy-mm-dd로 씁니다." }),
  }),
});

/** `taxes.json`: amounts and days that the law sets and changes, with the day on which they were read. */
export const taxesSchema = z.strictObject({ stampTax: stampTaxSchema });

export type StampTax = z.output<typeof stampTaxSchema>;
export type Taxes = z.output<typeof taxesSchema>;
