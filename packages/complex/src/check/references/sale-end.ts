import { dottedDay } from "../../day-words.ts";
import { lastSaleDay } from "../../sale-dates.ts";
import type { Rule } from "../rule.ts";

/** Checks that the sale ends no earlier than the schedule says: leads are deleted so many months after that day, for good. */
export const saleEndEarly: Rule = {
  id: "sale-end-early",
  check({ forms, schedule }, report) {
    const { saleEnd } = forms.retention;
    const last = lastSaleDay(schedule.events);
    if (saleEnd !== undefined && last !== undefined && saleEnd < last)
      report(
        "forms.json",
        "retention.saleEnd",
        `분양 일정의 마지막 날(${dottedDay(last)})보다 앞섭니다. 이날부터 보관 기간을 세어 신청 내용을 모두 삭제하므로, 분양이 실제로 끝난 날을 적으세요: ${saleEnd}`,
      );
  },
};
