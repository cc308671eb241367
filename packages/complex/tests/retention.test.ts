import { describe, expect, it } from "vitest";
import { leadsEnd } from "../src/sale-dates.ts";
import { broken, faultsOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";

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
