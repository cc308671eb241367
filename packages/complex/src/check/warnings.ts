import type { Complex } from "../complex.ts";
import type { Issue } from "../issue.ts";
import { daysBetween, lastSaleDay } from "../sale-dates.ts";
import { textsOf } from "./located.ts";
import { advice, type Rule, runRules } from "./rule.ts";
import { voiceRules } from "./voice.ts";

const REVIEW_BY = /(?:^|\.)reviewBy$/u;

/** Days after the last date of the sale in which flats that are left are usually sold. */
const REMAINING_SALE_DAYS = 90;

function isLikelyOver({ facts, schedule }: Complex, today: string): boolean {
  if (facts.stage === "completed") return true;
  const last = lastSaleDay(schedule.events);
  return last !== undefined && daysBetween(last, today) > REMAINING_SALE_DAYS;
}

/** Returns advice on the wording and the upkeep of a complex; `today` is the day in Korea, `yyyy-mm-dd`. */
export const warningRules = (today: string): readonly Rule[] => [
  ...voiceRules,
  /** No heading of a page repeats another one of it, its H1 included. */
  advice("repeated-heading", ({ pages }, report) => {
    for (const [route, { h1, sections }] of Object.entries(pages)) {
      const seen = new Set([h1]);
      sections.forEach(({ heading }, s) => {
        if (seen.has(heading))
          report("pages.json", `${route}.sections.${s}.heading`, `되풀이하는 제목입니다: ${heading}`);
        seen.add(heading);
      });
    }
  }),
  /** Sources are due for another reading. */
  advice("review-due", (complex, report) => {
    const reason = "다시 확인하기로 한 날이 지났습니다. 법령과 자료를 확인하고 asOf와 reviewBy를 고치세요";
    for (const { file, path, value } of textsOf(complex))
      if (REVIEW_BY.test(path) && value < today) report(file, path, `${reason}: ${value}`);
  }),
  advice("future-article", ({ press }, report) => {
    press.forEach(({ date }, index) => {
      if (date > today) report("press.json", `${index}.date`, `아직 오지 않은 날짜의 글입니다: ${date}`);
    });
  }),
  /** A sale that is likely over has an end: without it leads are kept. */
  advice("sale-end-missing", (complex, report) => {
    const reason =
      "분양 일정이 90일 넘게 지났거나 준공되었습니다. 분양이 끝났으면 끝난 날을 적으세요. 적어야 신청 내용이 보관 기간 뒤에 삭제됩니다.";
    if (complex.forms.retention.saleEnd === undefined && isLikelyOver(complex, today))
      report("forms.json", "retention.saleEnd", reason);
  }),
];

/** Returns everything that the rules of advice find. None of it keeps a complex from being published. */
export const checkWarnings = (complex: Complex, today: string): Issue[] => runRules(warningRules(today), complex);
