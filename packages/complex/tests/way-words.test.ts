import { expect, it } from "vitest";
import { distanceWords, timeWords } from "../src/figures.ts";

it.each([
  [260, "약 260m"],
  [999, "약 999m"],
  [1000, "약 1.0km"],
  [1640, "약 1.6km"],
])("tells %d metres as %s", (metres, words) => {
  expect(distanceWords(metres)).toBe(words);
});

it("names the time with the means of transport", () => {
  expect(timeWords({ metres: 260, minutes: 4, by: "walk" })).toBe("도보 약 4분");
});
