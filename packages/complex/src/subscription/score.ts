import { addMonths, addYears, wholeMonths } from "../calendar-days.ts";
import type { PeriodSteps, ScoreRules } from "../schema/subscription.ts";
import { periodRangeWords } from "../period-words.ts";

/** What the 가점제 asks of an applicant. Days are `yyyy-mm-dd`. */
export interface ScoreAnswers {
  /** Day of the 입주자모집공고: all periods end on it. */
  readonly noticeDay: string;
  readonly birthDay: string;
  /** Day on which the first marriage was registered; missing for those who never married. */
  readonly marriageDay?: string | undefined;
  readonly ownsHome: boolean;
  /** Day on which applicant or spouse last became 무주택; missing for those who never owned a home. */
  readonly homelessSince?: string | undefined;
  /** Number of 부양가족 that count. */
  readonly dependants: number;
  /** Day from which the account counts (순위기산일). */
  readonly accountDay: string;
  /** The same of the spouse's account, if there is one. */
  readonly spouseAccountDay?: string | undefined;
}

/** Points for 무주택기간; without a period where none counts. */
export type HomelessScore =
  | ({ readonly kind: "counts"; readonly since: "age" | "marriage" | "disposal" } & ReturnType<typeof periodScore>)
  | { readonly kind: "owner"; readonly points: 0 }
  | { readonly kind: "young"; readonly points: 0; readonly from: string };

/** Points for the accounts of applicant and spouse. */
export type AccountScore = ReturnType<typeof accountScore>;

/** Points of an applicant. */
export type Score = ReturnType<typeof subscriptionScore>;

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Returns the points for a period of whole months, and the day on which they rise next; missing at the maximum. */
function periodScore(steps: PeriodSteps, from: string, to: string) {
  const months = wholeMonths(from, to);
  const reached = steps.findLast(({ fromMonths }) => months >= fromMonths);
  const next = steps.find(({ fromMonths }) => fromMonths > months);
  return { points: reached?.points ?? 0, from, months, rises: next && addMonths(from, next.fromMonths) };
}

function homelessScore(rules: ScoreRules, answers: ScoreAnswers): HomelessScore {
  if (answers.ownsHome) return { kind: "owner", points: 0 };
  const ofAge = addYears(answers.birthDay, rules.homelessFromAge);
  const adult = answers.marriageDay === undefined ? ofAge : earlier(ofAge, answers.marriageDay);
  if (adult > answers.noticeDay) return { kind: "young", points: 0, from: adult };
  const from = later(adult, answers.homelessSince ?? adult);
  const since = from > adult ? "disposal" : adult < ofAge ? "marriage" : "age";
  return { kind: "counts", since, ...periodScore(rules.homeless, from, answers.noticeDay) };
}

/** Returns the day from which an account counts: as a minor only the last years do (주택공급에 관한 규칙, art. 10 (6)). */
export function countedAccountDay({ minor }: Pick<ScoreRules, "minor">, birthDay: string, accountDay: string): string {
  const adult = addYears(birthDay, minor.adultAge);
  if (accountDay >= adult) return accountDay;
  const earliest = addYears(adult, -minor.years);
  const earliestBefore = addYears(earlier(adult, minor.before.day), -minor.before.years);
  return later(accountDay, later(earliest, earliestBefore));
}

function accountScore(rules: ScoreRules, answers: ScoreAnswers) {
  const from = countedAccountDay(rules, answers.birthDay, answers.accountDay);
  const own = periodScore(rules.account, from, answers.noticeDay);
  const { spouseAccountDay } = answers;
  const spouse =
    spouseAccountDay === undefined ? undefined : periodScore(rules.spouseAccount, spouseAccountDay, answers.noticeDay);
  const points = Math.min(own.points + (spouse?.points ?? 0), rules.accountMaximum);
  const rises = [own.rises, spouse?.rises].filter((day) => day !== undefined).sort();
  return {
    points,
    own,
    /** Points for the spouse's account before the maximum of both. */
    spouse: spouse?.points ?? 0,
    /** Day on which the points rise next by either account; missing at the maximum. */
    rises: points < rules.accountMaximum ? rises[0] : undefined,
    /** Whether a part of the period as a minor does not count. */
    shortened: from > answers.accountDay,
  };
}

/** Returns the points of an applicant (주택공급에 관한 규칙, annex 1). */
export function subscriptionScore(rules: ScoreRules, answers: ScoreAnswers) {
  const homeless = homelessScore(rules, answers);
  const dependants = {
    count: answers.dependants,
    points: rules.dependants[Math.min(answers.dependants, rules.dependants.length - 1)] ?? 0,
  };
  const account = accountScore(rules, answers);
  return { homeless, dependants, account, total: homeless.points + dependants.points + account.points };
}

/** Returns the highest points that the rules give. */
export function maximumScore(rules: Pick<ScoreRules, "homeless" | "dependants" | "accountMaximum">) {
  const homeless = rules.homeless.at(-1)?.points ?? 0;
  const dependants = rules.dependants.at(-1) ?? 0;
  return { homeless, dependants, account: rules.accountMaximum, total: homeless + dependants + rules.accountMaximum };
}

/** Returns points with their unit, e.g. `32점`. */
export const pointsWords = (points: number): string => `${points}점`;

const periodRows = (steps: PeriodSteps) =>
  steps.map(
    ({ fromMonths, points }, index) =>
      [periodRangeWords(fromMonths, steps[index + 1]?.fromMonths), pointsWords(points)] as const,
  );

/** Returns the tables of points, part by part. */
export const scoreTables = ({ homelessFromAge, homeless, dependants, account, spouseAccount }: ScoreRules) => [
  {
    caption: "무주택기간 점수",
    columns: ["무주택기간", "점수"],
    rows: [[`만 ${homelessFromAge}세 미만 미혼이거나 주택 소유`, pointsWords(0)], ...periodRows(homeless)],
  },
  { caption: "청약통장 가입기간 점수", columns: ["가입기간", "점수"], rows: periodRows(account) },
  {
    caption: "부양가족 점수",
    columns: ["부양가족 수", "점수"],
    rows: dependants.map((points, count) => [
      `${count}명${count === dependants.length - 1 ? " 이상" : ""}`,
      pointsWords(points),
    ]),
  },
  {
    caption: "배우자 청약통장 가입기간 점수",
    columns: ["배우자 가입기간", "더하는 점수"],
    rows: periodRows(spouseAccount),
  },
];
