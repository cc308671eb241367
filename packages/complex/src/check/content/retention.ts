import type { Rule } from "../rule.ts";

/** Checks that the privacy policy states the same number of months as `forms.json`, after which leads are deleted. */
export const retentionMonths: Rule = {
  id: "retention-months",
  check({ forms }, report) {
    const { months } = forms.retention;
    if (!forms.privacy.retention.includes(`${months}개월`))
      report(
        "forms.json",
        "retention.months",
        `안내하는 보유 기간과 다릅니다. privacy.retention에 적은 개월 수와 같게 고치세요: ${months}개월`,
      );
  },
};
