import { expect, it } from "vitest";
import { MAP_SERVICES } from "./map-services.ts";
import { distanceWords, timeWords } from "./way-words.ts";

it.each([
  [260, "약 260m"],
  [999, "약 999m"],
  [1000, "약 1.0km"],
  [1640, "약 1.6km"],
])("tells %d metres as %s", (metres, words) => {
  expect(distanceWords(metres)).toBe(words);
});

it("tells the time with the means", () => {
  expect(timeWords({ metres: 260, minutes: 4, by: "walk" })).toBe("도보 약 4분");
});

it("asks map services by an address that survives any query", () => {
  for (const { search } of MAP_SERVICES) {
    const url = new URL(search("평택 화양지구 1/2 & 3?"));
    expect(url.protocol).toBe("https:");
    expect(url.search).toBe("");
    expect(decodeURIComponent(url.pathname)).toContain("평택 화양지구 1/2 & 3?");
  }
});
