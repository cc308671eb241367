import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { type CalendarSource, saleCalendar } from "./sale-calendar.ts";

const events = [
  { key: "special", title: "특별공급 청약", start: "2026-12-15", hours: { from: "09:00", to: "17:30" } },
  { key: "contract", title: "정당계약", start: "2026-12-30", end: "2027-01-02", note: "견본주택에서, 예약하고" },
  { key: "move-in", title: "입주", start: "2027-12-09", label: "2027년 12월" },
];
const source: CalendarSource = {
  identity: { name: "견본 단지", siteUrl: "https://sample.example" },
  schedule: { source: "분양계획", asOf: "2026-11-21", page: "/BusinessGuide/plan", planned: true, events },
};

/** Lines of the one event with this key, unfolded. */
function linesOf(key: string): string[] {
  const event = events.filter((candidate) => candidate.key === key);
  return saleCalendar(source, event).replaceAll("\r\n ", "").split("\r\n");
}

it("writes hours of Seoul as moments", () => {
  expect(linesOf("special")).toEqual(
    expect.arrayContaining(["DTSTART:20261215T000000Z", "DTEND:20261215T083000Z", "TRANSP:OPAQUE", "TRIGGER:-P1D"]),
  );
});

it("writes days as days up to the one after the last", () => {
  const lines = linesOf("contract");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART;VALUE=DATE:20261230",
      "DTEND;VALUE=DATE:20270103",
      "TRANSP:TRANSPARENT",
      "TRIGGER:-PT15H",
    ]),
  );
});

it.each(["America/Los_Angeles", "America/Santiago", "Asia/Seoul"])("is the same on a machine in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true });
  const hour = fc.integer({ min: 0, max: 22 });
  const written = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.000/gu, "");
  fc.assert(
    fc.property(day, hour, (date, from) => {
      const start = date.toISOString().slice(0, "yyyy-mm-dd".length);
      const clock = (shown: number) => `${String(shown).padStart(2, "0")}:30`;
      const event = { key: "visit", title: "개관", start, hours: { from: clock(from), to: clock(from + 1) } };
      const midnight = Date.parse(`${start}T00:00Z`) - 9 * 3_600_000;
      const file = saleCalendar(source, [event]);
      expect(file).toContain(`DTSTART:${written(midnight + from * 3_600_000 + 1_800_000)}`);
      expect(file).toContain(`DTEND:${written(midnight + (from + 1) * 3_600_000 + 1_800_000)}`);
    }),
    // Hours that the clocks of these places skip.
    {
      examples: [
        [new Date("2027-03-14"), 2],
        [new Date("2027-09-05"), 0],
      ],
    },
  );
  vi.unstubAllEnvs();
});

it("shows a month where only the month is known", () => {
  expect(linesOf("move-in")).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20271201", "DTEND;VALUE=DATE:20280101"]),
  );
});

it("names, marks and explains events from the data alone", () => {
  expect(linesOf("contract")).toEqual(
    expect.arrayContaining([
      "UID:contract@sample.example",
      "DTSTAMP:20261120T150000Z",
      "SEQUENCE:20261121",
      "SUMMARY:견본 단지 정당계약 (예정)",
      String.raw`DESCRIPTION:견본주택에서\, 예약하고\n일정은 바뀔 수 있습니다. 공식 입주자모집공고를 확인하시기 바랍니다.\n출처 분양계획 · 2026.11.21 기준\nhttps://sample.example/BusinessGuide/plan`,
    ]),
  );
  expect(saleCalendar(source, events)).toBe(saleCalendar(source, events));
});

it("keeps to the letter of RFC 5545: CRLF, lines of at most 75 bytes, properties before alarms", () => {
  const file = saleCalendar(source, events);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.match(/END:VALARM\r\n(?!END:VEVENT)/)).toBeNull();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(events.length);
});
