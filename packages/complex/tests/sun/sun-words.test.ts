import { expect, it } from "vitest";
import {
  bearingWords,
  clockWords,
  durationWords,
  flatWords,
  hoursFigure,
  hoursWords,
} from "../../src/sun/sun-words.ts";

it("says times, directions and flats in words", () => {
  expect([0, 59, 60, 340].map(durationWords)).toEqual(["0분", "59분", "1시간", "5시간 40분"]);
  expect([hoursWords(179_580), hoursFigure(272)]).toEqual(["2,993시간", "4.5"]);
  expect([545, 599.7].map(clockWords)).toEqual(["09:05", "10:00"]);
  expect([0, 167, 180, 225, 359].map(bearingWords)).toEqual(["북", "남남동", "남", "남서", "북"]);
  expect(flatWords({ building: "102", floor: 15, line: 3 })).toBe("102동 1503호");
});
