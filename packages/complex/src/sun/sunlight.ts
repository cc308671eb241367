import type { WinterRule } from "../schema/sunlight.ts";
import { shadeHeight } from "./shade.ts";
import { type LineWindow, type SiteModel, windowHeight } from "./site-model.ts";
import { type SunSample, sunsOfDay } from "./sun-position.ts";

/** A time without a break, in minutes since midnight. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
/** Steps of a day that one looks at, and of all days of a year, in minutes. */
const DAY_STEP = 1;
const YEAR_STEP = 20;

/** Height in metres up to which the windows of a line are in shade at a minute. */
interface Shade {
  readonly minute: number;
  readonly height: number;
}

/** Returns the shade on a line while the sun is up on a day. */
export const shadesOf = (model: SiteModel, window: LineWindow, suns: readonly SunSample[]): Shade[] =>
  suns.map((sun) => ({ minute: sun.minute, height: shadeHeight(model, window, sun) }));

/** Returns the times at which a window has the sun, from the shade on its line. */
export function timesAbove(shades: readonly Shade[], height: number): Interval[] {
  const found: { from: number; to: number }[] = [];
  for (const { minute, height: shade } of shades) {
    if (shade >= height) continue;
    const last = found.at(-1);
    if (last?.to === minute) last.to += DAY_STEP;
    else found.push({ from: minute, to: minute + DAY_STEP });
  }
  return found;
}

/** Returns the times at which a flat's living room window has the sun on a day. */
export const sunlightOf = (model: SiteModel, window: LineWindow, floor: number, day: string): Interval[] =>
  timesAbove(shadesOf(model, window, sunsOfDay(model.place, day, DAY_STEP)), windowHeight(model.heights, floor));

/** Returns the part of some times that lies within hours of the day. */
const within = (intervals: readonly Interval[], { from, to }: { readonly from: number; readonly to: number }) =>
  intervals
    .map((interval) => ({ from: Math.max(interval.from, from * HOUR), to: Math.min(interval.to, to * HOUR) }))
    .filter((interval) => interval.from < interval.to);

const minutesOf = ({ from, to }: Interval) => to - from;

/** Returns how long some times are together, in minutes. */
export const totalMinutes = (intervals: readonly Interval[]) =>
  intervals.reduce((sum, interval) => sum + minutesOf(interval), 0);

/** What the rule of the winter solstice measures, in minutes. */
export interface WinterSun {
  /** Longest sunlight without a break within the rule's hours. */
  readonly continuous: number;
  /** Sunlight within the rule's hours. */
  readonly total: number;
}

type RuleHours = Pick<WinterRule, "continuous" | "total">;

/** Measures the sunlight of the winter solstice as the rule does. */
export const winterSun = (intervals: readonly Interval[], { continuous, total }: RuleHours): WinterSun => ({
  continuous: Math.max(0, ...within(intervals, continuous).map(minutesOf)),
  total: totalMinutes(within(intervals, total)),
});

/** Returns whether sunlight without a break lasts as long as the rule asks for. */
export const meetsContinuous = (sun: WinterSun, rule: RuleHours) => sun.continuous >= rule.continuous.hours * HOUR;

/** Returns whether sunlight in all lasts as long as the rule asks for. */
export const meetsTotal = (sun: WinterSun, rule: RuleHours) => sun.total >= rule.total.hours * HOUR;

/** Returns whether either part of the rule is met. */
export const meetsRule = (sun: WinterSun, rule: RuleHours) => meetsContinuous(sun, rule) || meetsTotal(sun, rule);

const DAY = 86_400_000;

interface YearSun {
  /** From 0 for January. */
  readonly month: number;
  readonly azimuth: number;
  readonly altitude: number;
}

const years = new WeakMap<SiteModel, Map<string, readonly YearSun[]>>();

/** Returns the suns of a year, which are the same for all flats of a site. */
function sunsOfYear(model: SiteModel, year: string): readonly YearSun[] {
  const ofSite = years.get(model) ?? new Map<string, readonly YearSun[]>();
  years.set(model, ofSite);
  const known = ofSite.get(year);
  if (known) return known;
  const first = Date.parse(`${year}-01-01T00:00:00Z`);
  const days = (Date.parse(`${Number(year) + 1}-01-01T00:00:00Z`) - first) / DAY;
  const suns = Array.from({ length: days }, (_, index) => {
    const day = new Date(first + index * DAY).toISOString().slice(0, 10);
    const month = Number(day.slice(5, 7)) - 1;
    return sunsOfDay(model.place, day, YEAR_STEP).map(({ azimuth, altitude }) => ({ month, azimuth, altitude }));
  }).flat();
  ofSite.set(year, suns);
  return suns;
}

/** Returns the minutes of sunlight of a line's flats in a year, by floor from the lowest on, and by month. */
export function yearSunlight(model: SiteModel, window: LineWindow, year: string): number[][] {
  const heights = Array.from({ length: window.topFloor - window.lowestFloor + 1 }, (_, index) =>
    windowHeight(model.heights, window.lowestFloor + index),
  );
  const minutes = heights.map(() => Array.from({ length: 12 }, () => 0));
  for (const sun of sunsOfYear(model, year)) {
    const shade = shadeHeight(model, window, sun);
    for (let index = heights.length - 1; index >= 0 && (heights[index] ?? 0) > shade; index -= 1) {
      const months = minutes[index];
      if (months) months[sun.month] = (months[sun.month] ?? 0) + YEAR_STEP;
    }
  }
  return minutes;
}
