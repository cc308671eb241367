import { type Report, rule, type Rule } from "../rule.ts";
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

/** The PDF is marked as no official announcement until the day of the notice; that of a fictional complex always. */
export const announcementMark = rule(
  "announcement-mark",
  ({ announcement: { mark, asOf }, schedule, identity }, report) => {
    const notice = schedule.events.find(({ key }) => key === NOTICE_EVENT);
    if (notice === undefined) return;
    if (mark === undefined && asOf < notice.start)
      report("announcement.json", "mark", `공고일(${notice.start}) 전의 문서입니다. 표시를 넣으세요: 예시`);
    if (mark !== undefined && asOf >= notice.start && identity.sample === undefined)
      report("announcement.json", "mark", `공고일(${notice.start})부터는 공식 문서입니다. 표시를 빼세요: ${mark}`);
  },
);

/** Checks that the sale ends no earlier than the schedule says: leads are deleted so many months after that day, for good. */
export const saleEndEarly = rule("sale-end-early", ({ forms, schedule }, report) => {
  const { saleEnd } = forms.retention;
  const last = lastSaleDay(schedule.events);
  if (saleEnd !== undefined && last !== undefined && saleEnd < last)
    report(
      "forms.json",
      "retention.saleEnd",
      `분양 일정의 마지막 날(${dottedDay(last)})보다 앞섭니다. 이날부터 보관 기간을 세어 신청 내용을 모두 삭제하므로, 분양이 실제로 끝난 날을 적으세요: ${saleEnd}`,
    );
});

/** What the law asks of the dates of a sale. */
export const scheduleRules: readonly Rule[] = [
  rule("schedule-order", ({ schedule }, report) => {
    const tell = reporter(schedule, report);
    const present = ORDER.flatMap((key) => find(schedule, key) ?? []);
    present.forEach((event, index) => {
      const before = present[index - 1];
      if (before && event.start <= (before.end ?? before.start))
        tell(event, "start", `${event.title}은(는) ${before.title} 뒤에 와야 합니다. 날짜를 고치세요`);
    });
  }),
  rule("notice-period", ({ schedule }, report) => {
    const notice = find(schedule, "notice");
    const first = APPLICATIONS.flatMap((key) => find(schedule, key) ?? [])[0];
    if (notice && first && daysBetween(notice.start, first.start) < NOTICE_DAYS)
      reporter(schedule, report)(
        first,
        "start",
        `첫 청약 접수는 입주자모집공고에서 ${NOTICE_DAYS}일 이상 지나야 합니다(주택공급에 관한 규칙 제21조). 날짜를 미루세요`,
      );
  }),
  /** The contract period starts eleven days after the winners' notice and lasts three days at least. */
  rule("contract-period", ({ schedule }, report) => {
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
  }),
];
