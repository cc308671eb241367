import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, itemKey, text } from "./primitives.ts";

const points = z.int().nonnegative();

/** Points by length of a period: each step applies from its number of whole months on. */
const steps = z
  .array(z.strictObject({ fromMonths: z.int().nonnegative(), points }))
  .min(1)
  .refine(
    (list) =>
      list[0]?.fromMonths === 0 &&
      list.every((step, index) => index === 0 || step.fromMonths > (list[index - 1]?.fromMonths ?? 0)),
    { error: "0개월부터 시작해 짧은 기간부터 적습니다" },
  );

/** Points of the 가점제 (주택공급에 관한 규칙, annex 1), and the periods that it counts (art. 10 (6)). */
const scoreSchema = z.strictObject({
  ...lawBasis,
  /** Points by 무주택기간. */
  homeless: steps,
  /** Age in years from which an unmarried applicant's 무주택기간 counts. */
  homelessFromAge: z.int().positive(),
  /** Points by number of 부양가족, from 0; the last applies to every higher number. */
  dependants: z.array(points).min(1),
  /** Points by the applicant's account period. */
  account: steps,
  /** Points that the spouse's account period adds. */
  spouseAccount: steps,
  /** Highest sum of both accounts. */
  accountMaximum: points,
  /** Periods that count of an account that was opened as a minor. */
  minor: z.strictObject({
    adultAge: z.int().positive(),
    /** Most years that count. */
    years: z.int().positive(),
    /** Most years that count before a day. */
    before: z.strictObject({ day: isoDate, years: z.int().positive() }),
  }),
});

const supplyKind = z.strictObject({
  label: text,
  /** Article of the law, e.g. `제41조`. */
  article: text,
  /** Keys of the papers in `documents.json` that prove the right. */
  papers: z.array(itemKey),
  /** What of this kind was not confirmed by the text of the law, in Korean. */
  unconfirmed: text.optional(),
});

/** Conditions of 1순위, 2순위 and 특별공급 of a private home outside of regulated areas (art. 4, 27, 28 and 35 to 48). */
const eligibilitySchema = z.strictObject({
  ...lawBasis,
  /** What changed after `asOf` and is not part of the rules, in Korean. */
  unconfirmed: z.array(text),
  adultAge: z.int().positive(),
  /** Months of an account for 1순위, and for 특별공급 that does not ask for it. */
  accountMonths: z.strictObject({ firstRank: z.int().positive(), special: z.int().positive() }),
  /** Deposit by the applicant's region: each amount in won applies up to its 전용면적 in ㎡, the last to all. */
  deposits: z
    .array(
      z.strictObject({
        key: itemKey,
        label: text,
        amounts: z
          .array(z.strictObject({ upToArea: z.number().positive().optional(), won: z.int().positive() }))
          .min(1),
      }),
    )
    .min(1),
  /** Least number of minor children of 다자녀. */
  children: z.int().positive(),
  /** Most years of marriage of 신혼부부. */
  marriageYears: z.int().positive(),
  /** Largest 전용면적 in ㎡ for a single person of 생애최초. */
  singleAreaUpTo: z.number().positive(),
  kinds: z.strictObject({
    /** 기관추천. */
    institution: supplyKind,
    /** 다자녀가구. */
    multiChild: supplyKind,
    /** 신혼부부. */
    newlyweds: supplyKind,
    /** 신생아. */
    newborn: supplyKind,
    /** 생애최초. */
    firstHome: supplyKind,
    /** 노부모부양. */
    parents: supplyKind,
    /** 일반공급 1순위. */
    firstRank: supplyKind,
    /** 일반공급 2순위. */
    secondRank: supplyKind,
  }),
});

/** `subscription.json`: rules by which applicants are ranked; missing where a complex shows none of them. */
export const subscriptionSchema = z.strictObject({ score: scoreSchema, eligibility: eligibilitySchema });

export type PeriodSteps = z.output<typeof steps>;
export type ScoreRules = z.output<typeof scoreSchema>;
export type EligibilityRules = z.output<typeof eligibilitySchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
