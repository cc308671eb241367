import { rule, type Rule, textRule } from "../rule.ts";
import { sentencesOf } from "../located.ts";
import { WEEKDAYS } from "../../day-words.ts";
import { eventDays } from "../../sale-dates.ts";
import type { Schedule } from "../../schema/schedule.ts";
import type { StampTax } from "../../schema/taxes.ts";
import { stampTaxDue } from "../../stamp-tax.ts";

/** `2026년 12월 4일`, `2026.12.04`, either with or without a weekday behind it. */
const WRITTEN = /(\d{4})(?:년 |\.\s?)(\d{1,2})(?:월 |\.\s?)(\d{1,2})일?(?:\(([일월화수목금토])\))?/gu;

/** Returns what is wrong with a written date: it does not exist, or the weekday beside it is not its own. */
function faultOf([written, year, month, day, weekday]: RegExpExecArray): string[] {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    return [`없는 날짜입니다. 날짜를 고치세요: ${written}`];
  const own = WEEKDAYS[date.getUTCDay()];
  return weekday === undefined || weekday === own ? [] : [`요일이 틀렸습니다. ${own}요일로 고치세요: ${written}`];
}

/** Words of an article about an event of the sale that has started, by the event's key. */
const REPORTS: Readonly<Record<string, RegExp>> = {
  notice: /모집공고(?:를|문을)? ?(?:게시|발표|승인)?(?:했|하였|되었|냈)습니다/u,
  "model-house": /(?:견본주택(?:을|이|의)? ?(?:개관|문을 열|열)|개관)(?:했|하였|었|렸)습니다/u,
  special: /(?:청약|특별공급)(?: 접수)?(?:을|를|이|가)? ?(?:시작|마감|마쳤|끝났)[가-힣]*습니다/u,
  winners: /당첨자(?:를|가)? ?발표(?:했|하였|되었)습니다/u,
  contract: /계약(?:을|이)? ?(?:시작|체결|마감|마쳤)[가-힣]*습니다/u,
  "move-in": /입주(?:를|가)? ?(?:시작|마쳤)[가-힣]*습니다/u,
};

/** `2026년 12월 4일`, `12월 4일`, `2027년 1월`, `2027.01.05`. */
const DATE =
  /(?:(?<year>\d{4})년 )?(?<month>\d{1,2})월(?: (?<day>\d{1,2})일)?|(?<dotted>\d{4}\.\d{2}\.\d{2})|(?<![\d월] ?)(?<also>\d{1,2})일(?! ?(?:이상|이내|전|후|동안|간|이 지|을 |마다))/gu;
/** Dates of law are not those of the sale. */
const LAW = /특별법|규칙|시행|입법예고/u;

const dayOf = (month: string, day: string) => `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** Dates in a sentence as `yyyy-mm-dd`, `yyyy-mm`, `mm-dd` or `mm`: a day alone belongs to the month before it. */
function datesIn(sentence: string): { written: string; date: string }[] {
  let last: string | undefined;
  return [...sentence.matchAll(DATE)].flatMap(({ 0: written, groups = {} }) => {
    const { year, month, day, dotted, also } = groups;
    if (dotted !== undefined) return [{ written, date: dotted.replaceAll(".", "-") }];
    if (month === undefined)
      return last === undefined || also === undefined ? [] : [{ written, date: dayOf(last, also) }];
    last = month;
    const date = day === undefined ? month.padStart(2, "0") : dayOf(month, day);
    return [{ written, date: year === undefined ? date : `${year}-${date}` }];
  });
}

/** Days on which something of the sale begins or ends, and the last day for the stamp tax on its contracts. */
function daysOf({ events }: Schedule, tax: StampTax): string[] {
  return events.flatMap((event) => {
    const { first, last } = eventDays(event);
    if (event.label !== undefined) return [first.slice(0, "yyyy-mm".length)];
    return event.key === "contract" ? [first, last, stampTaxDue(tax, first).day] : [first, last];
  });
}

/** Dates in texts and articles. */
export const dateRules: readonly Rule[] = [
  textRule("text-date", () => (text) => [...text.matchAll(WRITTEN)].flatMap(faultOf)),
  /** Every date that a text gives for the sale is one of `schedule.json`, in pages, articles and text messages alike. */
  textRule("sale-date", ({ schedule, taxes }) => {
    const days = daysOf(schedule, taxes.stampTax);
    const known = new Set(
      days.flatMap((day) => [day, day.slice(0, "yyyy-mm".length), day.slice("yyyy-".length), day.slice(5, 7)]),
    );
    const from = [schedule.asOf, ...days].toSorted()[0] ?? "";
    const isPast = (date: string) => date.length > "mm-dd".length && date <= from.slice(0, date.length);
    return (text) =>
      sentencesOf(text)
        .filter((sentence) => !LAW.test(sentence))
        .flatMap(datesIn)
        .filter(({ date }) => !known.has(date) && !isPast(date))
        .map(({ written }) => `schedule.json에 없는 날짜입니다. 한쪽을 고치세요: ${written}`);
  }),
  /** The list shows the newest article first. */
  rule("press-order", ({ press }, report) => {
    press.forEach(({ date }, index) => {
      const before = press[index - 1];
      if (before && before.date < date)
        report("press.json", `${index}.date`, `새 글이 먼저 와야 합니다. ${before.date}보다 앞에 두세요: ${date}`);
    });
  }),
  /** No article reports an event of the sale before the day that `schedule.json` gives it. */
  rule("article-date", ({ press, schedule }, report) => {
    for (const event of schedule.events) {
      const { first } = eventDays(event);
      press.forEach(({ date, title, summary, content }, index) => {
        const sentences = date < first ? sentencesOf([title, summary, content].join("\n")) : [];
        const claim = sentences.find((sentence) => REPORTS[event.key]?.test(sentence));
        const reason = `${event.title}(${first})보다 앞선 글입니다. 글이나 날짜를 고치세요`;
        if (claim !== undefined) report("press.json", `${index}`, `${reason}: ${claim}`);
      });
    }
  }),
];
