import { NOTICE_EVENT } from "../../sale-dates.ts";
import type { Rule } from "../rule.ts";

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
