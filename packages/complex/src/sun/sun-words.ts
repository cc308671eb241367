import { countFigure } from "../figures.ts";
import type { Flat } from "./flats.ts";

const HOUR = 60;

/** Returns the words of a length of time, e.g. `5시간 40분`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = Math.round(minutes % HOUR);
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}

/** Returns a length of time in whole hours, e.g. `2,993시간`. */
export const hoursWords = (minutes: number): string => `${countFigure(Math.round(minutes / HOUR))}시간`;

/** Returns hours with one decimal and without their unit, e.g. `4.5`. */
export const hoursFigure = (minutes: number): string => (minutes / HOUR).toFixed(1);

/** Returns a time of day, e.g. `09:05`. */
export function clockWords(minute: number): string {
  // Rounded before it is split: rounding only the rest would write 09:60.
  const whole = Math.round(minute);
  return `${String(Math.floor(whole / HOUR)).padStart(2, "0")}:${String(whole % HOUR).padStart(2, "0")}`;
}

const POINTS = [
  "북",
  "북북동",
  "북동",
  "동북동",
  "동",
  "동남동",
  "남동",
  "남남동",
  "남",
  "남남서",
  "남서",
  "서남서",
  "서",
  "서북서",
  "북서",
  "북북서",
] as const;

/** Returns the compass point of a bearing, one of sixteen, e.g. `남남동`. */
export const bearingWords = (bearing: number): string =>
  POINTS[Math.round((((bearing % 360) + 360) % 360) / (360 / POINTS.length)) % POINTS.length] ?? POINTS[0];

/** Returns the name of a flat, e.g. `102동 1503호`. */
export const flatWords = ({ building, floor, line }: Flat): string =>
  `${building}동 ${floor}${String(line).padStart(2, "0")}호`;

/** Returns a month and day, e.g. `12월 22일`. */
export const monthDayWords = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8, 10))}일`;
