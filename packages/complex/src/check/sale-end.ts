import type { Complex } from "../complex.ts";
import { daysBetween, lastSaleDay } from "../sale-dates.ts";
import type { Rule } from "./rule.ts";

/** Days after the last date of the sale in which flats that are left are usually sold. */
const REMAINING_SALE_DAYS = 90;

function isLikelyOver({ facts, schedule }: Complex, today: string): boolean {
  if (facts.stage === "completed") return true;
  const last = lastSaleDay(schedule.events);
  return last !== undefined && daysBetween(last, today) > REMAINING_SALE_DAYS;
}

/** Returns the rule that asks for the end of a sale that is likely over on `today`, a day in Korea (`yyyy-mm-dd`): without it leads are kept. */
export const saleEndMissing = (today: string): Rule => ({
  id: "sale-end-missing",
  level: "warning",
  check(complex, report) {
    if (complex.forms.retention.saleEnd === undefined && isLikelyOver(complex, today))
      report(
        "forms.json",
        "retention.saleEnd",
        "분양 일정이 90일 넘게 지났거나 준공되었습니다. 분양이 끝났으면 끝난 날을 적으세요. 적어야 신청 내용이 보관 기간 뒤에 삭제됩니다.",
      );
  },
});
