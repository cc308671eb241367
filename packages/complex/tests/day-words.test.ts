import { expect, it } from "vitest";
import { dayWithWeekday, dottedDay, sourceWords, spelledDay } from "../src/day-words.ts";

it("writes a day with dots, with its day of the week and in words", () => {
  const day = "2026-12-04";
  expect([dottedDay(day), dayWithWeekday(day), spelledDay(day)]).toEqual([
    "2026.12.04",
    "2026.12.04(금)",
    "2026년 12월 4일",
  ]);
});

it("names a source with its day", () => {
  expect(sourceWords({ source: "분양계획", asOf: "2026-11-21" })).toBe("출처 분양계획 · 2026.11.21 기준");
});
