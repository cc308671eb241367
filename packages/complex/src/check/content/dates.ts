import { WEEKDAYS } from "../../day-words.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";

/** `2026년 12월 4일`, `2026.12.04`, either with or without a weekday behind it. */
const WRITTEN = /(\d{4})(?:년 |\.\s?)(\d{1,2})(?:월 |\.\s?)(\d{1,2})일?(?:\(([일월화수목금토])\))?/gu;

/** Dates in running text exist, and a weekday beside one is its own. */
export const textDate: Rule = {
  id: "text-date",
  check(complex, report) {
    for (const { file, path, value } of textsOf(complex))
      for (const [written, year, month, day, weekday] of value.matchAll(WRITTEN)) {
        const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
        if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
          report(file, path, `없는 날짜입니다. 날짜를 고치세요: ${written}`);
        else if (weekday !== undefined && weekday !== WEEKDAYS[date.getUTCDay()])
          report(file, path, `요일이 틀렸습니다. ${WEEKDAYS[date.getUTCDay()]}요일로 고치세요: ${written}`);
      }
  },
};

/** The list shows the newest article first. */
export const pressOrder: Rule = {
  id: "press-order",
  check({ press }, report) {
    press.forEach(({ date }, index) => {
      const before = press[index - 1];
      if (before && before.date < date)
        report("press.json", `${index}.date`, `새 글이 먼저 와야 합니다. ${before.date}보다 앞에 두세요: ${date}`);
    });
  },
};
