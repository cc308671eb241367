import type { Rule } from "../rule.ts";
import { textsOf } from "../located.ts";

/** `분양 종료 후 3개월`. */
const MONTHS = /분양 ?종료 ?(?:후|뒤) ?(\d+)개월/gu;

/** Checks that every text states the same number of months as `forms.json`, after which leads are deleted. */
export const retentionMonths: Rule = {
  id: "retention-months",
  check(complex, report) {
    const { retention, privacy } = complex.forms;
    if (!privacy.retention.includes(`${retention.months}개월`))
      report(
        "forms.json",
        "retention.months",
        `안내하는 보유 기간과 다릅니다. privacy.retention에 적은 개월 수와 같게 고치세요: ${retention.months}개월`,
      );
    for (const { file, path, value } of textsOf(complex))
      for (const [written, months] of value.matchAll(MONTHS))
        if (Number(months) !== retention.months)
          report(file, path, `forms.json의 보유 기간은 ${retention.months}개월입니다. 한쪽을 고치세요: ${written}`);
  },
};
