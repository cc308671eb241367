import { expect, it } from "vitest";
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
  ["from 8 to 9", [hours(8, 9)], 0, 60, [false, false]],
  ["two hours from 9", [hours(9, 11)], 120, 120, [true, false]],
  ["two hours until 15", [hours(13, 15)], 120, 120, [true, false]],
  ["a minute less than two hours", [{ from: 540, to: 659 }], 119, 119, [false, false]],
  ["two hours of which one is before 9", [hours(8, 10)], 60, 120, [false, false]],
  ["two hours in two parts", [hours(9, 10), hours(12, 13)], 60, 120, [false, false]],
  ["four hours in four parts", [hours(8, 9), hours(10, 11), hours(12, 13), hours(14, 15)], 60, 240, [false, true]],
  [
    "a minute less in four parts",
    [hours(8, 9), hours(10, 11), hours(12, 13), { from: 840, to: 899 }],
    60,
    239,
    [false, false],
  ],
  ["four hours of which one is after 16", [hours(13, 17)], 120, 180, [true, false]],
  ["the longer of two parts", [hours(9, 10.5), hours(11, 13.25)], 135, 225, [true, false]],
  ["a morning and an evening", [hours(8, 9), hours(13, 16)], 120, 240, [true, true]],
];

it.each(WINTER)("the rule of the winter solstice with %s", (_what, sunlight, continuous, total, met) => {
  const sun = winterSun(sunlight, rule);
  expect(sun).toEqual({ continuous, total });
  expect([meetsContinuous(sun, rule), meetsTotal(sun, rule)]).toEqual(met);
});
