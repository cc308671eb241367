import { expect, it } from "vitest";
import { parseRate, rateWords } from "../src/money.ts";

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
