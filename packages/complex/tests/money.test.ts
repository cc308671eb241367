import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatWon, parseRate, parseWon, rateWords } from "../src/money.ts";
import { forAll } from "../../../tests/for-all.ts";

it.each([
  [0, "0원"],
  [75_000, "7만 5,000원"],
  [150_000, "15만원"],
  [450_000_000, "4억 5,000만원"],
  [1_000_000_000, "10억원"],
  [1_000_000_001, "10억 1원"],
  [1_234_567_890, "12억 3,456만 7,890원"],
])("formatWon says %d as %s", (won, spoken) => {
  expect(formatWon(won)).toBe(spoken);
});

describe("parseWon", () => {
  it.each([
    ["450,000,000", 450_000_000],
    [" 450000000원 ", 450_000_000],
    ["4억 5,000만원", 450_000_000],
    ["4억", 400_000_000],
    ["15만", 150_000],
    ["４５０００００００", 450_000_000],
    ["0", 0],
    ["4.5억", 450_000_000],
    ["12억5천", 1_250_000_000],
    ["12억 5천만원", 1_250_000_000],
    ["4억 5천만 원", 450_000_000],
    ["4억5000", 450_000_000],
    ["1억 2천5백만", 125_000_000],
    ["45,000만원", 450_000_000],
    ["4억 5천원", 400_005_000],
  ])("reads %j", (typed, won) => {
    expect(parseWon(typed)).toBe(won);
  });

  it.each(["", "원", "사억", "-1", "1만 2억", "1e9", "억", "4..5억", "천", "만", "1".repeat(64_000)])(
    "does not take %j for an amount",
    (typed) => {
      expect(parseWon(typed)).toBeUndefined();
    },
  );

  it("reads every amount that formatWon writes", () =>
    forAll(fc.nat({ max: 10 ** 12 }), (won) => {
      expect(parseWon(formatWon(won))).toBe(won);
    }));
});

it.each([
  [100, "1%"],
  [167, "1.67%"],
  [450, "4.5%"],
  [0, "0%"],
])("words %d hundredths of a percent as %s, and reads them again", (hundredths, words) => {
  expect(rateWords(hundredths)).toBe(words);
  expect(parseRate(words)).toBe(hundredths);
});

it.each([
  ["４．５", 450],
  ["4.", undefined],
  ["4.567", undefined],
  ["123", undefined],
  ["-1", undefined],
  ["", undefined],
])("reads %j as %s", (typed, hundredths) => {
  expect(parseRate(typed)).toBe(hundredths);
});
