import type { Report, Rule } from "../rule.ts";
import type { Complex } from "../../complex.ts";
import { dottedDay } from "../../day-words.ts";
import { daysBetween, lastSaleDay, NOTICE_EVENT } from "../../sale-dates.ts";
import type { SaleEvent, Schedule } from "../../schema/schedule.ts";

/** Keys of the events that the law speaks of, in the order in which they have to come. */
const ORDER = ["notice", "special", "first", "second", "winners", "papers", "contract", "move-in"];
const APPLICATIONS = ["special", "first", "second"];
/** Days from the notice to the first application (Rules on Housing Supply, art. 21 ②). */
const NOTICE_DAYS = 10;
/** Days that have to have passed between the winners' notice and the contract (art. 59 ②). */
const REST_DAYS = 11;
/** Days that the contract period lasts at least (art. 59 ②). */
const CONTRACT_DAYS = 3;

const find = ({ events }: Schedule, key: string) => events.find((event) => event.key === key);

function reporter(schedule: Schedule, report: Report) {
  return (event: SaleEvent, field: "start" | "end", reason: string) =>
    report("schedule.json", `events.${schedule.events.indexOf(event)}.${field}`, reason);
}

export const scheduleOrder: Rule = {
  id: "schedule-order",
  check({ schedule }, report) {
    const tell = reporter(schedule, report);
    const present = ORDER.flatMap((key) => find(schedule, key) ?? []);
    present.forEach((event, index) => {
      const before = present[index - 1];
      if (before && event.start <= (before.end ?? before.start))
        tell(event, "start", `${event.title}은(는) ${before.title} 뒤에 와야 합니다. 날짜를 고치세요`);
    });
  },
};

export const noticePeriod: Rule = {
  id: "notice-period",
  check({ schedule }, report) {
    const notice = find(schedule, "notice");
    const first = APPLICATIONS.flatMap((key) => find(schedule, key) ?? [])[0];
    if (notice && first && daysBetween(notice.start, first.start) < NOTICE_DAYS)
      reporter(schedule, report)(
        first,
        "start",
        `첫 청약 접수는 입주자모집공고에서 ${NOTICE_DAYS}일 이상 지나야 합니다(주택공급에 관한 규칙 제21조). 날짜를 미루세요`,
      );
  },
};

/** The contract period starts eleven days after the winners' notice and lasts three days at least. */
export const contractPeriod: Rule = {
  id: "contract-period",
  check({ schedule }, report) {
    const tell = reporter(schedule, report);
    const winners = find(schedule, "winners");
    const contract = find(schedule, "contract");
    if (!contract) return;
    if (winners && daysBetween(winners.start, contract.start) <= REST_DAYS)
      tell(
        contract,
        "start",
        `계약은 당첨자 발표에서 ${REST_DAYS}일이 지난 뒤에 시작합니다(주택공급에 관한 규칙 제59조). 날짜를 미루세요`,
      );
    if (daysBetween(contract.start, contract.end ?? contract.start) + 1 < CONTRACT_DAYS)
      tell(
        contract,
        "end",
        `계약 기간은 ${CONTRACT_DAYS}일 이상이어야 합니다(주택공급에 관한 규칙 제59조). 끝나는 날을 늦추세요`,
      );
  },
};

/** The PDF is marked as no official announcement until the day of the notice; that of a fictional complex always. */
export const announcementMark: Rule = {
  id: "announcement-mark",
  check({ announcement: { mark, asOf }, schedule, identity }, report) {
    const notice = schedule.events.find(({ key }) => key === NOTICE_EVENT);
    if (notice === undefined) return;
    if (mark === undefined && asOf < notice.start)
      report("announcement.json", "mark", `공고일(${notice.start}) 전의 문서입니다. 표시를 넣으세요: 예시`);
    if (mark !== undefined && asOf >= notice.start && identity.sample === undefined)
      report("announcement.json", "mark", `공고일(${notice.start})부터는 공식 문서입니다. 표시를 빼세요: ${mark}`);
  },
};

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
