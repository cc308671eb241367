import type { WinterRule } from "../schema/sunlight.ts";
import { type LineWindow, type SiteModel, windowHeight } from "./site-model.ts";
import { sunsOfDay } from "./sun-position.ts";
import { meetsRule, shadesOf, timesAbove, type WinterSun, winterSun, yearSunlight } from "./sunlight.ts";

/** Sunlight of the winter solstice of all flats of a line, in minutes by floor from the lowest on. */
export interface LineSun {
  readonly building: string;
  readonly line: number;
  readonly lowestFloor: number;
  readonly continuous: readonly number[];
  readonly total: readonly number[];
}

const floorsOf = ({ lowestFloor, topFloor }: LineWindow) =>
  Array.from({ length: topFloor - lowestFloor + 1 }, (_, index) => lowestFloor + index);

/** Measures the sunlight of the winter solstice for all flats of a site. */
export function siteWinterSun(model: SiteModel, rule: WinterRule): LineSun[] {
  const day = sunsOfDay(model.place, rule.day);
  return model.windows.map((window) => {
    const shades = shadesOf(model, window, day);
    const suns = floorsOf(window).map((floor) =>
      winterSun(timesAbove(shades, windowHeight(model.heights, floor)), rule),
    );
    return {
      building: window.building,
      line: window.line,
      lowestFloor: window.lowestFloor,
      continuous: suns.map(({ continuous }) => continuous),
      total: suns.map(({ total }) => total),
    };
  });
}

/** Returns the sunlight of a floor of a line; `undefined` where it has no flat. */
export function winterSunAt({ lowestFloor, continuous, total }: LineSun, floor: number): WinterSun | undefined {
  const index = floor - lowestFloor;
  const [inARow, inAll] = [continuous[index], total[index]];
  return inARow === undefined || inAll === undefined ? undefined : { continuous: inARow, total: inAll };
}

/** Sunlight of a year in minutes: by line as in the model, then by floor from the lowest on. */
export type SiteYear = readonly (readonly number[])[];

/** Adds up the sunlight of a year for all flats of a site. */
export const siteYearSun = (model: SiteModel, year: string): SiteYear =>
  model.windows.map((window) =>
    yearSunlight(model, window, year).map((months) => months.reduce((sum, minutes) => sum + minutes, 0)),
  );

/** Returns the lowest floor from which on every flat of a line meets the rule; `undefined` where the top one does not. */
export function ruleMetFrom(line: LineSun, rule: WinterRule): number | undefined {
  const meets = line.total.map((total, index) => meetsRule({ total, continuous: line.continuous[index] ?? 0 }, rule));
  const lastFailing = meets.lastIndexOf(false);
  return lastFailing === meets.length - 1 ? undefined : line.lowestFloor + lastFailing + 1;
}
