import { expect, it } from "vitest";
import { eventDate } from "./event-date.ts";

const event = { key: "e", title: "일정", start: "2026-12-11" };

it.each([
  [event, "2026.12.11(금)"],
  [{ ...event, start: "2027-01-05", end: "2027-01-08" }, "2027.01.05(화)–01.08(금)"],
  [{ ...event, start: "2026-12-30", end: "2027-01-02" }, "2026.12.30(수)–2027.01.02(토)"],
  [{ ...event, start: "2027-04-01", label: "2027년 4월" }, "2027년 4월"],
])("writes a date the Korean way", (given, written) => {
  expect(eventDate(given)).toBe(written);
});
