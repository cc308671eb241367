import { eventDays } from "../../sale-dates.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf } from "../text.ts";

/** Words of an article about an event of the sale that has started, by the event's key. */
const REPORTS: Readonly<Record<string, RegExp>> = {
  notice: /모집공고(?:를|문을)? ?(?:게시|발표|승인)?(?:했|하였|되었|냈)습니다/u,
  "model-house": /(?:견본주택(?:을|이|의)? ?(?:개관|문을 열|열)|개관)(?:했|하였|었|렸)습니다/u,
  special: /(?:청약|특별공급)(?: 접수)?(?:을|를|이|가)? ?(?:시작|마감|마쳤|끝났)[가-힣]*습니다/u,
  winners: /당첨자(?:를|가)? ?발표(?:했|하였|되었)습니다/u,
  contract: /계약(?:을|이)? ?(?:시작|체결|마감|마쳤)[가-힣]*습니다/u,
  "move-in": /입주(?:를|가)? ?(?:시작|마쳤)[가-힣]*습니다/u,
};

/** No article reports an event of the sale before the day that `schedule.json` gives it. */
export const articleDate: Rule = {
  id: "article-date",
  check({ press, schedule }, report) {
    for (const event of schedule.events) {
      const pattern = REPORTS[event.key];
      if (pattern === undefined) continue;
      const { first } = eventDays(event);
      press.forEach(({ date, title, summary, content }, index) => {
        if (date >= first) return;
        const claim = sentencesOf([title, summary, content].join("\n")).find((sentence) => pattern.test(sentence));
        if (claim !== undefined)
          report(
            "press.json",
            `${index}`,
            `${event.title}(${first})보다 앞선 글입니다. 글이나 날짜를 고치세요: ${claim}`,
          );
      });
    }
  },
};
