import { eventDays } from "../../sale-dates.ts";
import type { Schedule } from "../../schema/schedule.ts";
import type { StampTax } from "../../schema/taxes.ts";
import { stampTaxDue } from "../../stamp-tax.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf, textsOf } from "../text.ts";

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

/** Every date that a text gives for the sale is one of `schedule.json`, in pages, articles and text messages alike. */
export const saleDate: Rule = {
  id: "sale-date",
  check(complex, report) {
    const { schedule, taxes } = complex;
    const days = daysOf(schedule, taxes.stampTax);
    const known = new Set(
      days.flatMap((day) => [day, day.slice(0, "yyyy-mm".length), day.slice("yyyy-".length), day.slice(5, 7)]),
    );
    const from = [schedule.asOf, ...days].toSorted()[0] ?? "";
    const isPast = (date: string) => date.length > "mm-dd".length && date <= from.slice(0, date.length);
    for (const { file, path, value } of textsOf(complex))
      for (const sentence of sentencesOf(value)) {
        if (LAW.test(sentence)) continue;
        for (const { written, date } of datesIn(sentence))
          if (!known.has(date) && !isPast(date))
            report(file, path, `schedule.json에 없는 날짜입니다. 한쪽을 고치세요: ${written}`);
      }
  },
};
