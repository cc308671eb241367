import type { Rule } from "./rule.ts";

/** Returns the rule that reports articles dated after `today`, a day in Korea (`yyyy-mm-dd`). */
export const futureArticle = (today: string): Rule => ({
  id: "future-article",
  level: "warning",
  check({ press }, report) {
    press.forEach(({ date }, index) => {
      if (date > today) report("press.json", `${index}.date`, `아직 오지 않은 날짜의 글입니다: ${date}`);
    });
  },
});
