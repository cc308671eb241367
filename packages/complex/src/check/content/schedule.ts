import { daysBetween } from "../../sale-dates.ts";
import type { SaleEvent, Schedule } from "../../schema/schedule.ts";
import type { Report, Rule } from "../rule.ts";

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
