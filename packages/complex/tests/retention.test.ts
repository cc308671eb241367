import { describe, expect, it } from "vitest";
import { leadsEnd } from "../src/retention.ts";

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
