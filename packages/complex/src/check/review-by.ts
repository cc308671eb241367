import type { Complex } from "../complex.ts";
import type { Rule } from "./rule.ts";
import { textsOf } from "./text.ts";

const REVIEW_BY = /(?:^|\.)reviewBy$/u;

/** Returns the rule that reports sources due for another reading on `today`, a day in Korea (`yyyy-mm-dd`). */
export const reviewDue = (today: string): Rule => ({
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
