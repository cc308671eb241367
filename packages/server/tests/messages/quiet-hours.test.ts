import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayAdvertise } from "../../src/messages/quiet-hours.ts";

const MINUTE_MS = 60_000;
const seoul = (time: string, day = "2026-11-21") => Date.parse(`${day}T${time}+09:00`);

describe("the night of advertising", () => {
  it.each([
    ["07:59:59.999", false],
    ["08:00:00.000", true],
    ["12:00:00.000", true],
    ["20:49:59.999", true],
    ["20:50:00.000", false],
    ["21:00:00.000", false],
    ["00:00:00.000", false],
    ["23:59:59.999", false],
  ])("at %s in Seoul is it allowed: %s", (time, allowed) => {
    for (const day of ["2026-11-21", "2026-12-31", "2027-01-01", "2028-02-29"])
      expect(mayAdvertise(seoul(time, day)), day).toBe(allowed);
  });

  it("is the same every day, and never between 21 and 8 as a clock in Seoul shows them", () => {
    const hour = new Intl.DateTimeFormat("en", { timeZone: "Asia/Seoul", hour: "2-digit", hourCycle: "h23" });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (date) => {
          const now = date.getTime();
          const shown = Number(hour.format(date));
          if (mayAdvertise(now)) expect(shown >= 8 && shown < 21).toBe(true);
          expect(mayAdvertise(now + 24 * 60 * MINUTE_MS)).toBe(mayAdvertise(now));
        },
      ),
    );
  });
});
