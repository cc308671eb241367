import { expect, it } from "vitest";
import { dayWithWeekday, dottedDay, sourceWords } from "../src/day-words.ts";

it("writes a day with dots and with its day of the week", () => {
  const day = "2026-12-04";
  expect([dottedDay(day), dayWithWeekday(day)]).toEqual(["2026.12.04", "2026.12.04(금)"]);
});

it("names a source with its day", () => {
  expect(sourceWords({ source: "분양계획", asOf: "2026-11-21" })).toBe("출처 분양계획 · 2026.11.21 기준");
});
