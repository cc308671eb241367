import fc from "fast-check";
import { expect, it } from "vitest";
import { factNumber, factValue, factWords } from "../src/fact-words.ts";
import {
  areaWords,
  buildingWords,
  casesWords,
  countFigure,
  distanceWords,
  floorWords,
  householdsWords,
  lineNumberWords,
  timeWords,
} from "../src/figures.ts";
import { planMark } from "../src/plan-mark.ts";
import { dayWithWeekday, dottedDay, sourceWords } from "../src/day-words.ts";
import { formatDay, formatMoment } from "../src/moment-words.ts";
import { forAll } from "../../../tests/for-all.ts";

it.each([
  [84.9, "84.90㎡"],
  [85, "85.00㎡"],
  [84.97, "84.97㎡"],
  [0.1 + 0.2, "0.30㎡"],
  [84.985, "84.99㎡"],
  [1024.5, "1,024.50㎡"],
])("writes the area %d as %s", (area, words) => {
  expect(areaWords(area)).toBe(words);
});

it("writes each area of hundredths with two decimals, and exactly", () =>
  forAll(fc.nat({ max: 1_000_000 }), (hundredths) => {
    const words = areaWords(hundredths / 100);
    expect(words).toMatch(/^[\d,]+\.\d\d㎡$/u);
    expect(Number(words.replaceAll(/[.,㎡]/gu, ""))).toBe(hundredths);
  }));

it("parts thousands in counts", () => {
  expect([countFigure(999), householdsWords(999), householdsWords(5000)]).toEqual(["999", "999세대", "5,000세대"]);
  expect([casesWords(1), casesWords(12_345)]).toEqual(["1건", "12,345건"]);
});

it("names a building, a floor and a line", () => {
  expect([buildingWords("101"), floorWords(15), lineNumberWords(2)]).toEqual(["101동", "15층", "2호"]);
});

it("writes a fact with its unit, and its note behind it", () => {
  const fact = { term: "입주", value: "2027년 4월", note: "예정" };
  expect([factValue(fact), factWords(fact)]).toEqual(["2027년 4월", "2027년 4월 (예정)"]);
  expect(factWords({ term: "세대수", value: "999", unit: "세대" })).toBe("999세대");
});

it("marks plans, and nothing that is settled", () => {
  expect([planMark({ planned: true }), planMark({ planned: false })]).toEqual([" (예정)", ""]);
});

it.each([
  ["약 49,525", 49_525],
  ["999", 999],
  ["약 229.8", 229.8],
  ["미정(설계 단계)", Number.NaN],
])("reads the number in %s", (value, number) => {
  expect(factNumber({ term: "항목", value })).toBe(number);
});

it("writes a day with dots and with its day of the week", () => {
  const day = "2026-12-04";
  expect([dottedDay(day), dayWithWeekday(day)]).toEqual(["2026.12.04", "2026.12.04(금)"]);
});

it("names a source with its day", () => {
  expect(sourceWords({ source: "분양계획", asOf: "2026-11-21" })).toBe("출처 분양계획 · 2026.11.21 기준");
});

const evening = Date.parse("2026-11-20T15:05:00Z");

it("writes days and times of Seoul in ko-KR, whatever the clock's place", () => {
  expect(formatDay(evening)).toBe("2026. 11. 21.");
  expect(formatMoment(evening)).toBe("2026. 11. 21. 00:05");
});

it("shows a dash until the server has set a date", () => {
  expect(formatDay(null)).toBe("-");
  expect(formatMoment(null)).toBe("-");
});

it.each([
  [260, "약 260m"],
  [999, "약 999m"],
  [1000, "약 1km"],
  [1250, "약 1.25km"],
  [1600, "약 1.6km"],
])("tells %d metres as %s", (metres, words) => {
  expect(distanceWords(metres)).toBe(words);
});

it("names the time with the means of transport", () => {
  expect(timeWords({ metres: 260, minutes: 4, by: "walk" })).toBe("도보 약 4분");
});
