import { describe, expect, it } from "vitest";
import { addMonths, addYears, parseDay, wholeMonths } from "../src/calendar-days.ts";
import { forAll } from "../../../tests/for-all.ts";
import { eventDate, eventHours } from "../src/event-date.ts";
import fc from "fast-check";

it.each([
  ["2026-01-15", 1, "2026-02-15"],
  ["2026-01-31", 1, "2026-03-01"],
  ["2028-01-31", 1, "2028-03-01"],
  ["2026-12-04", -12, "2025-12-04"],
  ["1996-02-29", 360, "2026-03-01"],
])("addMonths: %s and %d months is %s", (from, months, day) => {
  expect(addMonths(from, months)).toBe(day);
});

describe("wholeMonths", () => {
  it.each([
    ["2026-01-15", "2026-02-14", 0],
    ["2026-01-15", "2026-02-15", 1],
    ["2026-01-31", "2026-02-28", 0],
    ["2026-01-31", "2026-03-01", 1],
    ["2011-12-05", "2026-12-04", 179],
    ["2027-01-01", "2026-12-04", 0],
  ])("from %s to %s are %d", (from, to, months) => {
    expect(wholeMonths(from, to)).toBe(months);
  });

  it("are those that were added", () => {
    const days = fc.date({ min: new Date("1950-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    forAll(days, fc.nat({ max: 600 }), (date, months) => {
      const from = date.toISOString().slice(0, 10);
      expect(wholeMonths(from, addMonths(from, months))).toBe(months);
      expect(addYears(from, 1)).toBe(addMonths(from, 12));
    });
  });
});

it.each([
  ["19900520", "1990-05-20"],
  ["1990-05-20", "1990-05-20"],
  ["1990. 5. 20.", "1990-05-20"],
  ["1990년 5월 20일", "1990-05-20"],
  ["１９９００５２０", "1990-05-20"],
  ["900520", undefined],
  ["1990520", undefined],
  ["19900231", undefined],
  ["", undefined],
  ["어제", undefined],
])("parseDay reads %j as %s", (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

const event = { key: "e", title: "일정", start: "2026-12-11" };

it.each([
  [event, "2026.12.11(금)"],
  [{ ...event, end: "2026-12-11" }, "2026.12.11(금)"],
  [{ ...event, start: "2027-01-05", end: "2027-01-08" }, "2027.01.05(화)–01.08(금)"],
  [{ ...event, start: "2026-12-30", end: "2027-01-02" }, "2026.12.30(수)–2027.01.02(토)"],
  [{ ...event, start: "2027-04-01", label: "2027년 4월" }, "2027년 4월"],
])("eventDate writes a date the Korean way", (given, written) => {
  expect(eventDate(given)).toBe(written);
});

const hours = { from: "10:00", to: "16:00" };
it.each([
  [event, undefined],
  [{ ...event, hours }, "10:00–16:00"],
  [{ ...event, end: "2026-12-11", hours }, "10:00–16:00"],
  [{ ...event, end: "2026-12-13", hours }, "매일 10:00–16:00"],
])("eventHours tells from when to when, and that it is so every day of several", (given, written) => {
  expect(eventHours(given)).toBe(written);
});
