import { expect, it } from "vitest";
import { eventDate, eventHours } from "./event-date.ts";

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
