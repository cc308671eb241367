import { periodRangeWords } from "../period-words.ts";
import type { PeriodSteps, ScoreRules } from "../schema/subscription.ts";

/** A table of the points of one part. */
export interface ScoreTable {
  readonly caption: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** Returns points with their unit, e.g. `32점`. */
export const pointsWords = (points: number): string => `${points}점`;

const periodRows = (steps: PeriodSteps) =>
  steps.map(
    ({ fromMonths, points }, index) =>
      [periodRangeWords(fromMonths, steps[index + 1]?.fromMonths), pointsWords(points)] as const,
  );

/** Returns the tables of points, part by part. */
export const scoreTables = ({
  homelessFromAge,
  homeless,
  dependants,
  account,
  spouseAccount,
}: ScoreRules): ScoreTable[] => [
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
