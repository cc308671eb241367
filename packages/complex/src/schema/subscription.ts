import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, itemKey, named, text } from "./primitives.ts";

const points = z.int().nonnegative();
const years = z.int().positive().meta({ title: "인정하는 햇수" });
const adultAge = z.int().positive().meta({ title: "성년 나이" });
const unconfirmed = text.meta({ title: "아직 넣지 않은 변경" });

/** Returns the schema of points by length of a period: each step applies from its number of whole months on. */
const steps = (period: string, title: string) =>
  z
    .array(
      named(period, {
        fromMonths: z.int().nonnegative().meta({ title: "이상(개월)" }),
        points: points.meta({ title }),
      }),
    )
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
  homeless: steps("무주택기간", "무주택기간 점수"),
  homelessFromAge: z.int().positive().meta({ title: "무주택기간을 세는 나이" }),
  /** Points by number of 부양가족, from 0; the last applies to every higher number. */
  dependants: z.array(points).min(1).meta({ title: "부양가족 점수", description: "0명부터 차례로 씁니다." }),
  account: steps("통장", "통장 가입기간 점수"),
  spouseAccount: steps("배우자 통장", "배우자 통장 점수"),
  accountMaximum: points.meta({ title: "통장 점수의 상한" }),
  /** Periods that count of an account that was opened as a minor. */
  minor: z.strictObject({
    adultAge,
    years,
    /** Most years that count before a day. */
    before: z.strictObject({ day: isoDate.meta({ title: "기준이 바뀐 날" }), years }),
  }),
});

const supplyKind = z.strictObject({
  label: text.meta({ title: "보이는 이름" }),
  article: text.meta({ title: "법의 조문" }),
  papers: z.array(itemKey).meta({ title: "증명 서류", description: "계약 서류에 적은 이름표입니다." }),
  /** What of this kind was not confirmed by the text of the law, in Korean. */
  unconfirmed: unconfirmed.optional(),
});

/** Conditions of 1순위, 2순위 and 특별공급 of a private home outside of regulated areas (art. 4, 27, 28 and 35 to 48). */
const eligibilitySchema = z.strictObject({
  ...lawBasis,
  /** What changed after `asOf` and is not part of the rules, in Korean. */
  unconfirmed: z.array(unconfirmed).meta({ title: "아직 넣지 않은 변경" }),
  adultAge,
  /** Months of an account for 1순위, and for 특별공급 that does not ask for it. */
  accountMonths: z.strictObject({
    firstRank: z.int().positive().meta({ title: "1순위 가입기간(개월)" }),
    special: z.int().positive().meta({ title: "특별공급 가입기간(개월)" }),
  }),
  /** Deposit by the applicant's region: each amount in won applies up to its 전용면적 in ㎡, the last to all. */
  deposits: z
    .array(
      named("지역", {
        key: itemKey,
        label: text.meta({ title: "보이는 이름" }),
        amounts: z
          .array(
            named("예치금", {
              upToArea: z.number().positive().meta({ title: "전용면적 이하(㎡)" }).optional(),
              won: z.int().positive().meta({ title: "예치금(원)" }),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  children: z.int().positive().meta({ title: "다자녀의 자녀 수" }),
  marriageYears: z.int().positive().meta({ title: "신혼부부의 혼인 햇수" }),
  singleAreaUpTo: z.number().positive().meta({ title: "단독세대 생애최초의 면적(㎡)" }),
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

export type PeriodSteps = z.output<ReturnType<typeof steps>>;
export type ScoreRules = z.output<typeof scoreSchema>;
export type EligibilityRules = z.output<typeof eligibilitySchema>;
export type Subscription = z.output<typeof subscriptionSchema>;
