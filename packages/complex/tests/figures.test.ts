import fc from "fast-check";
import { expect, it } from "vitest";
import { factNumber, factValue, factWords } from "../src/fact-words.ts";
import {
  areaWords,
  buildingWords,
  casesWords,
  countFigure,
  floorWords,
  householdsWords,
  lineNumberWords,
} from "../src/figures.ts";
import { planMark } from "../src/plan-mark.ts";

it.each([
  [84.9, "84.90㎡"],
  [85, "85.00㎡"],
  [84.97, "84.97㎡"],
  [0.1 + 0.2, "0.30㎡"],
  [1024.5, "1,024.50㎡"],
])("writes the area %d as %s", (area, words) => {
  expect(areaWords(area)).toBe(words);
});

it("writes each area of hundredths with two decimals, and exactly", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (hundredths) => {
      const words = areaWords(hundredths / 100);
      expect(words).toMatch(/^[\d,]+\.\d\d㎡$/u);
      expect(Number(words.replaceAll(/[.,㎡]/gu, ""))).toBe(hundredths);
    }),
  );
});

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
