import { futureArticle } from "./content/dates.ts";
import { repeatedHeading } from "./content/names.ts";
import { saleEndMissing } from "./content/schedule.ts";
import { type Rule, runRules } from "./rule.ts";
import { textsOf } from "./located.ts";
import { emptyCells, mixedEndings, termChoice } from "./voice.ts";
import type { Complex } from "../complex.ts";
import type { Issue } from "../issue.ts";

const REVIEW_BY = /(?:^|\.)reviewBy$/u;

/** Returns the rule that reports sources due for another reading on `today`, a day in Korea (`yyyy-mm-dd`). */
const reviewDue = (today: string): Rule => ({
  id: "review-due",
  level: "warning",
  check(complex: Complex, report) {
    for (const { file, path, value } of textsOf(complex))
      if (REVIEW_BY.test(path) && value < today)
        report(
          file,
          path,
          `다시 확인하기로 한 날이 지났습니다. 법령과 자료를 확인하고 asOf와 reviewBy를 고치세요: ${value}`,
        );
  },
});

/** Returns advice on the wording and the upkeep of a complex; `today` is the day in Korea, `yyyy-mm-dd`. */
export const warningRules = (today: string) => [
  termChoice,
  emptyCells,
  mixedEndings,
  repeatedHeading,
  reviewDue(today),
  futureArticle(today),
  saleEndMissing(today),
];

/** Returns everything that the rules of advice find. None of it keeps a complex from being published. */
export const checkWarnings = (complex: Complex, today: string): Issue[] => runRules(warningRules(today), complex);
