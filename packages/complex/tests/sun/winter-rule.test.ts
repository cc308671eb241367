import { describe, expect, it } from "vitest";
import { meetsContinuous, meetsTotal, winterSun } from "../../src/sun/sunlight.ts";
import { sunlight } from "./sun-site.ts";

const rule = sunlight.winterRule;

/** Returns a time as `[from, to]` in hours. */
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

/**
 * The rule of the winter solstice (부산지방법원 2023. 12. 13. 선고 2021가합46557; 건축법 시행령, art. 86 (3)): two hours in a row from 9 to 15,
 * or four in all from 8 to 16. Sunlight, then minutes in a row and in all, then whether each part is met.
 */
const WINTER: [
  what: string,
  sunlight: ReturnType<typeof hours>[],
  continuous: number,
  total: number,
  met: [continuous: boolean, total: boolean],
][] = [
  ["none", [], 0, 0, [false, false]],
  ["all day", [hours(7.5, 17.25)], 360, 480, [true, true]],
  ["exactly the rule's hours", [hours(8, 16)], 360, 480, [true, true]],
  ["before 8 alone", [hours(7, 8)], 0, 0, [false, false]],
  ["after 16 alone", [hours(16, 17.5)], 0, 0, [false, false]],
  ["from 8 to 9", [hours(8, 9)], 0, 60, [false, false]],
  ["from 15 to 16", [hours(15, 16)], 0, 60, [false, false]],
  ["both edges", [hours(7, 9), hours(15, 17)], 0, 120, [false, false]],
  ["two hours from 9", [hours(9, 11)], 120, 120, [true, false]],
  ["two hours until 15", [hours(13, 15)], 120, 120, [true, false]],
  ["two hours at noon", [hours(11, 13)], 120, 120, [true, false]],
  ["a minute less than two hours", [{ from: 540, to: 659 }], 119, 119, [false, false]],
  ["two hours of which one is before 9", [hours(8, 10)], 60, 120, [false, false]],
  ["two hours of which one is after 15", [hours(14, 16)], 60, 120, [false, false]],
  ["three hours with two from 9 on", [hours(8, 11)], 120, 180, [true, false]],
  ["three hours with two until 15", [hours(13, 16)], 120, 180, [true, false]],
  ["two hours in two parts", [hours(9, 10), hours(12, 13)], 60, 120, [false, false]],
  ["three hours in three parts", [hours(9, 10), hours(11, 12), hours(13, 14)], 60, 180, [false, false]],
  ["four hours in four parts", [hours(8, 9), hours(10, 11), hours(12, 13), hours(14, 15)], 60, 240, [false, true]],
  [
    "a minute less in four parts",
    [hours(8, 9), hours(10, 11), hours(12, 13), { from: 840, to: 899 }],
    60,
    239,
    [false, false],
  ],
  ["four hours in a row", [hours(10, 14)], 240, 240, [true, true]],
  ["four hours from 8", [hours(8, 12)], 180, 240, [true, true]],
  ["four hours until 16", [hours(12, 16)], 180, 240, [true, true]],
  ["four hours in the evening and the morning", [hours(8, 10), hours(14, 16)], 60, 240, [false, true]],
  ["four hours of which one is before 8", [hours(7, 11)], 120, 180, [true, false]],
  ["four hours of which one is after 16", [hours(13, 17)], 120, 180, [true, false]],
  [
    "two hours with a break of a minute",
    [
      { from: 600, to: 660 },
      { from: 661, to: 721 },
    ],
    60,
    120,
    [false, false],
  ],
  ["the longer of two parts", [hours(9, 10.5), hours(11, 13.25)], 135, 225, [true, false]],
  ["a morning and an evening", [hours(8, 9), hours(13, 16)], 120, 240, [true, true]],
  ["half hours", [hours(8, 8.5), hours(9, 9.5), hours(10, 10.5), hours(14, 15.5)], 60, 180, [false, false]],
  ["a day with a tower before noon", [hours(7.75, 10), hours(12.5, 17)], 150, 330, [true, true]],
];

describe("the rule of the winter solstice", () => {
  it.each(WINTER)("with %s", (_what, sunlight, continuous, total, met) => {
    const sun = winterSun(sunlight, rule);
    expect(sun).toEqual({ continuous, total });
    expect([meetsContinuous(sun, rule), meetsTotal(sun, rule)]).toEqual(met);
  });
});
