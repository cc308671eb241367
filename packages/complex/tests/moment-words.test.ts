import { expect, it } from "vitest";
import { formatDay, formatMoment } from "../src/moment-words.ts";

const evening = Date.parse("2026-11-20T15:05:00Z");

it("writes days and times of Seoul in ko-KR, whatever the clock's place", () => {
  expect(formatDay(evening)).toBe("2026. 11. 21.");
  expect(formatMoment(evening)).toBe("2026. 11. 21. 00:05");
});

it("shows a dash until the server has set a date", () => {
  expect(formatDay(null)).toBe("-");
  expect(formatMoment(null)).toBe("-");
});
