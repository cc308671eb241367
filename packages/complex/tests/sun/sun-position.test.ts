import { expect, it } from "vitest";
import { sunAt } from "../../src/sun/sun-position.ts";
import { model } from "./sun-site.ts";

const KOREA = 9 * 60;

/** Returns the sun at a moment of UTC. */
function sunAtMoment(latitude: number, longitude: number, moment: string) {
  const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) + Number(moment.slice(17, 19)) / 60;
  return sunAt({ latitude, longitude }, moment.slice(0, 10), minutes + KOREA);
}

/** Returns the highest altitude of the sun on a day, in degrees. */
const highest = (day: string) =>
  Math.max(...Array.from({ length: 120 }, (_, minute) => sunAt(model.place, day, 11 * 60 + 30 + minute).altitude));

// The worked example of NREL/TP-560-34302 (appendix A.5), positions of NREL's SPA as pvlib publishes them, and those of
// NREL's own spa.c as the library solarpositioning does. The south of the equator covers the sun in the north.
it.each([
  ["Golden, 2003-10-17", 39.742476, -105.1786, "2003-10-17T19:30:30Z", 194.340241, 39.888378],
  ["Reykjavik, summer", 64.1466, -21.9426, "2021-06-21T12:00:00Z", 149.338091, 46.718096],
  ["Berlin, winter", 52.52, 13.405, "2021-12-21T09:30:00Z", 157.982911, 11.373175],
  ["Delhi, summer", 28.6139, 77.209, "2021-06-21T12:00:00Z", 285.544832, 22.071316],
  ["Nairobi, June", -1.2921, 36.8219, "2021-06-21T12:00:00Z", 307.296059, 46.874586],
  ["Auckland, 2010-03-15T00", -36.840556, 174.74, "2010-03-15T00:30:00Z", 0.047502, 55.427564],
  ["Auckland, 2010-12-15T06", -36.840556, 174.74, "2010-12-15T06:30:00Z", 249.12889, 11.1469],
  ["Brasilia, 2010-09-15T15", -15.793889, -47.882778, "2010-09-15T15:30:00Z", 342.396181, 70.4447],
])("is within 0.1° of the published position: %s", (_, latitude, longitude, moment, azimuth, altitude) => {
  const sun = sunAtMoment(latitude, longitude, moment);
  expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
  expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1);
});

// By hand: 90° less the latitude and the declination δ, sin δ = sin 23.44° · sin λ, at the solar longitudes λ of the 절기 in
// steps of 30° from 춘분, 0°, which fall on the day.
it.each([
  ["2026-01-21", -20.0],
  ["2026-03-20", 0],
  ["2026-06-21", 23.44],
  ["2026-09-23", 0],
  ["2026-12-22", -23.44],
])("culminates on %s at 90° less the latitude and %d°", (day, declination) => {
  expect(Math.abs(highest(day) - (90 - 37 + declination))).toBeLessThan(0.3);
});
