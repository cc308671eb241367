import * as z from "zod";
import { INTEREST_BEARERS } from "../finance/payment-plan.ts";
import { lawBasis } from "./law.ts";
import { isoDate, provenance } from "./primitives.ts";

const won = z.int().nonnegative();
/** Rate in hundredths of a percent: 100 is 1%. */
const rate = z.int().nonnegative().meta({ title: "취득세율(1만분의 1)" });
const rural = z.int().nonnegative().meta({ title: "농어촌특별세율(1만분의 1)" });
/** Share in percent. */
const percent = z.int().min(0).max(100);

/** Higher rates by number of homes of the household, the new one included. Fewest first. */
const surcharge = z.strictObject({ fromHomes: z.int().min(2).meta({ title: "주택 수 이상" }), rate, rural });

/** 취득세 on a home that is bought, with 지방교육세 and 농어촌특별세 (Local Tax Act art. 11, 13-2 and 151). */
const acquisitionTaxSchema = z.strictObject({
  ...lawBasis,
  inRegulatedArea: z
    .boolean()
    .meta({ title: "조정대상지역", description: "단지가 조정대상지역에 있으면 true로 씁니다." }),
  /** The rate of prices up to `low.upTo` won, of those over `high.over`, and a straight line between them. */
  standard: z.strictObject({
    low: z.strictObject({ upTo: won.meta({ title: "이하(원)" }), rate }),
    high: z.strictObject({ over: won.meta({ title: "초과(원)" }), rate }),
    educationShare: percent.meta({ title: "지방교육세(취득세의 %)" }),
    rural,
  }),
  surcharged: z.strictObject({
    elsewhere: z.array(surcharge.meta({ title: "그 밖의 지역" })).min(1),
    regulated: z.array(surcharge.meta({ title: "조정대상지역" })).min(1),
    education: rate.meta({ title: "지방교육세율(1만분의 1)" }),
  }),
  ruralExemptUpTo: z.number().positive().meta({ title: "농어촌특별세가 없는 면적(㎡)" }),
  /** Relief for a first home (Act on Restriction of Special Local Taxation, art. 36-3). */
  firstHome: z.strictObject({
    relief: won.meta({ title: "생애최초 감면액(원)" }),
    upToPrice: won.meta({ title: "감면하는 가격(원 이하)" }),
    until: isoDate.meta({ title: "감면이 끝나는 날" }),
  }),
  /** Days after the acquisition within which the tax is filed and paid. */
  dueDays: z.int().positive().meta({ title: "신고 기한(일)" }),
});

/** How the price is paid: legal limits (주택공급에 관한 규칙, art. 60), and what the planner starts with. */
const paymentsSchema = z.strictObject({
  ...lawBasis,
  depositLimit: percent.meta({ title: "계약금 한도(%)" }),
  interimLimit: percent.meta({ title: "중도금 한도(%)" }),
  /** Limit of the 중도금 where the 계약금 is at most `smallDeposit` percent. */
  interimLimitOfSmallDeposit: percent.meta({ title: "계약금이 적을 때의 중도금 한도(%)" }),
  smallDeposit: percent.meta({ title: "적은 계약금(% 이하)" }),
  /** Shares of the price that the planner starts with. */
  plan: z.strictObject({
    ...provenance.shape,
    deposit: percent.meta({ title: "처음 보이는 계약금(%)" }),
    interim: percent.meta({ title: "처음 보이는 중도금(%)" }),
    instalments: z.int().min(1).max(12).meta({ title: "중도금 횟수" }),
    interest: z.enum(INTEREST_BEARERS).meta({
      title: "중도금 대출 이자",
      description: "seller 무이자, deferred 이자후불제, monthly 계약자가 매월",
    }),
  }),
});

/** `funding.json`: rules by which a purchase is planned; missing where a complex has no planner. */
export const fundingSchema = z.strictObject({ acquisitionTax: acquisitionTaxSchema, payments: paymentsSchema });

export type AcquisitionTaxRules = z.output<typeof acquisitionTaxSchema>;
export type PaymentRules = z.output<typeof paymentsSchema>;
export type Funding = z.output<typeof fundingSchema>;
