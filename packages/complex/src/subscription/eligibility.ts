import { addYears, wholeMonths } from "../calendar-days.ts";
import type { EligibilityRules } from "../schema/subscription.ts";

/** What an applicant says of household and account. Days are `yyyy-mm-dd`, amounts won. */
export interface Applicant {
  /** Day of the 입주자모집공고. */
  readonly noticeDay: string;
  readonly birthDay: string;
  /** Key of the region in the rules' deposits. */
  readonly region: string;
  /** Day from which the account counts (순위기산일); missing without an account. */
  readonly accountDay?: string | undefined;
  readonly deposit: number;
  /** Homes of the household. */
  readonly homes: "none" | "owns" | "neverOwned";
  readonly isHouseholder: boolean;
  /** Who of the family is on the same resident register (주민등록표 등본); a spouse is `relatives`. */
  readonly family: "children" | "relatives" | "none";
  readonly marriageDay?: string | undefined;
  readonly isMarried: boolean;
  /** Minor children, unborn and adopted ones included. */
  readonly children: number;
  /** Whether a child is under two years old, or unborn. */
  readonly hasNewborn: boolean;
  /** Whether the applicant paid income tax in five years. */
  readonly paidIncomeTax: boolean;
  /** Whether a parent or grandparent of 65 has been in the household for three years. */
  readonly supportsParent: boolean;
  readonly isRecommended: boolean;
  readonly wonSpecial: boolean;
}

export type SupplyKind = keyof EligibilityRules["kinds"];

/** A condition that is not met. */
export type Obstacle =
  | "age"
  | "account"
  | "accountMonths"
  | "deposit"
  | "home"
  | "everOwned"
  | "wonSpecial"
  | "householder"
  | "children"
  | "marriage"
  | "marriageYears"
  | "single"
  | "newborn"
  | "incomeTax"
  | "parent"
  | "recommendation"
  | "firstRank";

/** A kind of supply with the conditions that an applicant does not meet. */
export type SupplyCheck = ReturnType<typeof checkSupply>[number];

/** Kinds of supply in the order in which they are applied for. */
export const SUPPLY_KINDS = [
  "institution",
  "multiChild",
  "newlyweds",
  "newborn",
  "firstHome",
  "parents",
  "firstRank",
  "secondRank",
] as const satisfies readonly SupplyKind[];

/** Returns the deposit in won that a region asks for (주택공급에 관한 규칙, annex 2), or throws a RangeError. */
export function requiredDeposit(
  { deposits }: Pick<EligibilityRules, "deposits">,
  region: string,
  area: number,
): number {
  const amounts = deposits.find(({ key }) => key === region)?.amounts;
  const found = amounts?.find(({ upToArea = Infinity }) => area <= upToArea);
  if (!found) throw new RangeError(`There is no deposit for ${region} and ${area}㎡.`);
  return found.won;
}

type Conditions = readonly (readonly [isMet: boolean, obstacle: Obstacle])[];

function accountConditions(rules: EligibilityRules, applicant: Applicant, area: number, months: number): Conditions {
  const { accountDay, noticeDay } = applicant;
  if (accountDay === undefined) return [[false, "account"]];
  return [
    [wholeMonths(accountDay, noticeDay) >= months, "accountMonths"],
    [applicant.deposit >= requiredDeposit(rules, applicant.region, area), "deposit"],
  ];
}

function conditionsOf(rules: EligibilityRules, applicant: Applicant, area: number): Record<SupplyKind, Conditions> {
  const { noticeDay, marriageDay, isMarried, children, family } = applicant;
  const adult: Conditions = [[addYears(applicant.birthDay, rules.adultAge) <= noticeDay, "age"]];
  const special: Conditions = [...adult, [applicant.homes !== "owns", "home"], [!applicant.wonSpecial, "wonSpecial"]];
  const sixMonths = accountConditions(rules, applicant, area, rules.accountMonths.special);
  const firstRank = accountConditions(rules, applicant, area, rules.accountMonths.firstRank);
  const generalFirst: Conditions = [...adult, ...firstRank];
  const isRecentlyMarried = marriageDay !== undefined && addYears(marriageDay, rules.marriageYears) >= noticeDay;
  const marriage: Conditions = isMarried ? [[isRecentlyMarried, "marriageYears"]] : [[false, "marriage"]];
  return {
    institution: [...special, ...sixMonths, [applicant.isRecommended, "recommendation"]],
    multiChild: [...special, ...sixMonths, [children >= rules.children, "children"]],
    newlyweds: [...special, ...sixMonths, ...marriage],
    // Which kind of account and deposit it asks for is not confirmed.
    newborn: [...special, [applicant.accountDay !== undefined, "account"], [applicant.hasNewborn, "newborn"]],
    firstHome: [
      ...special,
      ...firstRank,
      [applicant.homes !== "none", "everOwned"],
      [isMarried || family !== "none" || area <= rules.singleAreaUpTo, "single"],
      [applicant.paidIncomeTax, "incomeTax"],
    ],
    parents: [...special, ...firstRank, [applicant.isHouseholder, "householder"], [applicant.supportsParent, "parent"]],
    firstRank: generalFirst,
    secondRank: [
      ...adult,
      [applicant.accountDay !== undefined, "account"],
      [generalFirst.some(([isMet]) => !isMet), "firstRank"],
    ],
  };
}

/** Returns, for a home of an area in ㎡, each kind of supply with the conditions that the answers do not meet. */
export function checkSupply(rules: EligibilityRules, applicant: Applicant, area: number) {
  const conditions = conditionsOf(rules, applicant, area);
  return SUPPLY_KINDS.map((kind) => ({
    kind,
    obstacles: conditions[kind].flatMap(([isMet, obstacle]) => (isMet ? [] : [obstacle])),
  }));
}
