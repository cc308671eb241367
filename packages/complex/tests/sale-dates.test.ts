import { describe, expect, it } from "vitest";
import {
  daysUntil,
  eventDays,
  eventPhase,
  eventStatus,
  knownStart,
  koreanDate,
  leadsEnd,
  nextEvent,
  visitDays,
} from "../src/sale-dates.ts";
import { broken, faultsOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";

const event = (start: string, end?: string) => ({ key: "e", title: "일정", start, ...(end !== undefined && { end }) });

it.each([
  ["2026-11-20T14:59:59Z", "2026-11-20"],
  ["2026-11-20T15:00:00Z", "2026-11-21"],
])("koreanDate reads %s as %s, the day in Seoul", (moment, day) => {
  expect(koreanDate(Date.parse(moment))).toBe(day);
});

describe("events of the sale", () => {
  it.each([
    ["2027-01-04", "coming"],
    ["2027-01-05", "today"],
    ["2027-01-08", "today"],
    ["2027-01-09", "past"],
  ])("on %s an event of 5 to 8 January is %s", (today, phase) => {
    expect(eventPhase(event("2027-01-05", "2027-01-08"), today)).toBe(phase);
  });

  it("finds the first that is not over", () => {
    const events = [event("2026-12-01"), event("2026-12-10", "2026-12-12"), event("2026-12-20")];
    expect(nextEvent(events, "2026-12-11")).toBe(events[1]);
    expect(nextEvent(events, "2026-12-21")).toBeUndefined();
  });

  it("counts days over the turn of the year", () => {
    expect(daysUntil(event("2027-01-05"), "2026-12-31")).toBe(5);
    expect(daysUntil(event("2027-01-05"), "2027-01-05")).toBe(0);
  });
});

describe("an event of which only the month is known", () => {
  const moveIn = { ...event("2028-02-15"), label: "2028년 2월" };

  it("lasts its whole month", () => {
    expect(eventDays(moveIn)).toEqual({ first: "2028-02-01", last: "2028-02-29" });
    expect(["2028-01-31", "2028-02-01", "2028-02-29", "2028-03-01"].map((today) => eventPhase(moveIn, today))).toEqual([
      "coming",
      "today",
      "today",
      "past",
    ]);
  });

  it("keeps its days if it has a last one", () => {
    expect(eventDays({ ...moveIn, end: "2028-02-20" })).toEqual({ first: "2028-02-15", last: "2028-02-20" });
  });

  it("is not counted down, and is never today", () => {
    expect(eventStatus(moveIn, "2028-01-31")).toEqual({ written: "예정", spoken: "예정" });
    expect(eventStatus(moveIn, "2028-02-01").written).toBe("진행 중");
  });

  it("is not counted down either if its length is known, as of contracts whose date is 미정", () => {
    const contract = { ...event("2030-02-11", "2030-02-14"), label: "미정" };
    expect(eventStatus(contract, "2026-11-26").written).toBe("예정");
  });

  it("has no first day with which a form could start", () => {
    const events = [{ ...moveIn, key: "move-in" }, event("2028-02-15")];
    expect(["e", "move-in", "notice"].map((key) => knownStart(events, key))).toEqual([
      "2028-02-15",
      undefined,
      undefined,
    ]);
  });
});

it.each([
  ["2026-12-16", "D-20", "20일 남음"],
  ["2027-01-04", "D-1", "1일 남음"],
  ["2027-01-05", "D-DAY", "오늘"],
  ["2027-01-06", "진행 중", "진행 중"],
  ["2027-01-08", "진행 중", "진행 중"],
  ["2027-01-09", "지난 일정", "지난 일정"],
])("eventStatus on %s says %s of 5 to 8 January", (today, written, spoken) => {
  expect(eventStatus(event("2027-01-05", "2027-01-08"), today)).toEqual({ written, spoken });
});

describe("visitDays", () => {
  const opening = { ...event("2026-12-11"), key: "model-house" };
  const moving = { ...event("2027-04-01"), label: "2027년 4월" };
  const schedule = { source: "계획", asOf: "2026-01-01", page: "/plan", planned: true, events: [opening, moving] };

  it("are from the opening to the end of the last month of the schedule, unless the sale has ended", () => {
    const days = { opens: "2026-12-11", plannedEnd: "2027-04-30", closed: [] };
    expect(visitDays(schedule, { months: 3 })).toEqual(days);
    expect(visitDays({ ...schedule, closedDays: ["월"] }, { months: 3, saleEnd: "2027-02-01" })).toEqual({
      ...days,
      saleEnd: "2027-02-01",
      closed: ["월"],
    });
  });

  it("have no first one while only the month of the opening is known", () => {
    const events = [{ ...opening, label: "2026년 12월" }];
    expect(visitDays({ ...schedule, events }, { months: 3 }).opens).toBeUndefined();
  });
});

describe("the day on which leads end", () => {
  it.each([
    ["2027-06-30", 3, "2027-10-01"],
    ["2027-11-30", 3, "2028-03-01"],
    ["2027-01-15", 12, "2028-01-16"],
  ])("is, after a sale that ended on %s and %i months, %s", (saleEnd, months, day) => {
    expect(leadsEnd({ saleEnd, months })).toBe(day);
  });

  it("is not known before the sale has ended", () => {
    expect(leadsEnd({ months: 3 })).toBeUndefined();
  });
});

describe("the end of a sale", () => {
  const end = (retention: object) => broken(["forms", "retention"], retention);

  it("is refused before the last day of the schedule, as in a year that was mistyped", () => {
    // The contracts of the sample are signed until 9 April.
    expect(faultsOf(end({ months: 3, saleEnd: "2025-04-09" }))).toEqual([
      expect.stringMatching(/^forms\.json › retention\.saleEnd: .*2026\.04\.09.* \[sale-end-early\]$/u),
    ]);
    expect(faultsOf(end({ months: 3, saleEnd: "2026-04-08" }))).toHaveLength(1);
    expect(faultsOf(end({ months: 3, saleEnd: "2026-04-09" }))).toEqual([]);
  });

  it("may be before buyers move in", () => {
    const files = end({ months: 3, saleEnd: "2026-05-31" });
    const events = [...sampleFiles().schedule.events, { key: "move-in", title: "입주", start: "2029-09-01" }];
    expect(faultsOf({ ...files, schedule: { ...sampleFiles().schedule, events } })).toEqual([]);
  });

  it.each([0, 37, 1.5])("is not followed by %d months", (months) => {
    expect(faultsOf(end({ months }))).toEqual([expect.stringContaining("forms.json › retention.months: ")]);
  });
});
