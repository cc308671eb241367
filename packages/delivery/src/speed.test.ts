import { expect, it } from "vitest";
import { ALL_MEASURES, readSpeed } from "./speed.ts";

it("switches every measure on by default", () => {
  expect(readSpeed({})).toEqual(ALL_MEASURES);
  expect(Object.values(ALL_MEASURES)).not.toContain(false);
});

it("switches off what SPEED_OFF lists", () => {
  expect(readSpeed({ SPEED_OFF: "compression,fontPreload" })).toEqual({
    ...ALL_MEASURES,
    compression: false,
    fontPreload: false,
  });
});

it("refuses a name that is no measure", () => {
  expect(() => readSpeed({ SPEED_OFF: "compression,haste" })).toThrow("SPEED_OFF names no measure of speed: haste");
});
