import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, provenance } from "./primitives.ts";

const won = z.int().nonnegative();
/** Rate in hundredths of a percent: 100 is 1%. */
const rate = z.int().nonnegative();
/** Share in percent. */
const percent = z.int().min(0).max(100);

/** Higher rates by number of homes of the household, the new one included. Fewest first. */
const surcharges = z.array(z.strictObject({ fromHomes: z.int().min(2), rate, rural: rate })).min(1);

/** 취득세 on a home that is bought, with 지방교육세 and 농어촌특별세 (Local Tax Act art. 11, 13-2 and 151). */
const acquisitionTaxSchema = z.strictObject({
  ...lawBasis,
  /** Whether the complex lies in a 조정대상지역. */
  inRegulatedArea: z.boolean(),
  /** The rate of prices up to `low.upTo` won, of those over `high.over`, and a straight line between them. */
  standard: z.strictObject({
    low: z.strictObject({ upTo: won, rate }),
    high: z.strictObject({ over: won, rate }),
    /** 지방교육세 in percent of the 취득세. */
    educationShare: percent,
    rural: rate,
  }),
  surcharged: z.strictObject({
    elsewhere: surcharges,
    /** In a 조정대상지역. */
    regulated: surcharges,
    education: rate,
  }),
  /** 전용면적 in ㎡ up to which a home is free of 농어촌특별세. */
  ruralExemptUpTo: z.number().positive(),
  /** Relief for a first home (Act on Restriction of Special Local Taxation, art. 36-3). */
  firstHome: z.strictObject({ relief: won, upToPrice: won, until: isoDate }),
  /** Days after the acquisition within which the tax is filed and paid. */
  dueDays: z.int().positive(),
});

/** How the price is paid: legal limits (주택공급에 관한 규칙, art. 60), and what the planner starts with. */
const paymentsSchema = z.strictObject({
  ...lawBasis,
  depositLimit: percent,
  interimLimit: percent,
  /** Limit of the 중도금 where the 계약금 is at most `smallDeposit` percent. */
  interimLimitOfSmallDeposit: percent,
  smallDeposit: percent,
  /** Shares of the price that the planner starts with. */
  plan: z.strictObject({
    ...provenance.shape,
    deposit: percent,
    interim: percent,
    instalments: z.int().min(1).max(12),
  }),
});

/** `funding.json`: rules by which a purchase is planned; missing where a complex has no planner. */
export const fundingSchema = z.strictObject({ acquisitionTax: acquisitionTaxSchema, payments: paymentsSchema });

export type AcquisitionTaxRules = z.output<typeof acquisitionTaxSchema>;
export type PaymentRules = z.output<typeof paymentsSchema>;
export type Funding = z.output<typeof fundingSchema>;
