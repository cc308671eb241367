import { expect, it } from "vitest";
import { mayAdvertise } from "../../src/messages/outbox-sender.ts";

const seoul = (time: string, day = "2026-11-21") => Date.parse(`${day}T${time}+09:00`);

it.each([
  ["07:59:59.999", false],
  ["08:00:00.000", true],
  ["12:00:00.000", true],
  ["20:49:59.999", true],
  ["20:50:00.000", false],
  ["21:00:00.000", false],
  ["00:00:00.000", false],
  ["23:59:59.999", false],
])("allows advertising at %s in Seoul: %s", (time, allowed) => {
  for (const day of ["2026-11-21", "2026-12-31", "2027-01-01", "2028-02-29"])
    expect(mayAdvertise(seoul(time, day)), day).toBe(allowed);
});
