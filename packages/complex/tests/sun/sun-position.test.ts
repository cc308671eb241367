import { describe, expect, it } from "vitest";
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

describe("sunAt", () => {
  // The worked example of NREL/TP-560-34302 (appendix A.5), positions of NREL's SPA as pvlib publishes them, and those of
  // NREL's own spa.c as the library solarpositioning does. The south of the equator covers the sun in the north.
  it.each([
    ["Golden, 2003-10-17", 39.742476, -105.1786, "2003-10-17T19:30:30Z", 194.340241, 39.888378],
    ["Reykjavik, summer", 64.1466, -21.9426, "2021-06-21T12:00:00Z", 149.338091, 46.718096],
    ["Berlin, summer", 52.52, 13.405, "2021-06-21T12:00:00Z", 203.723049, 59.295614],
    ["Berlin, winter", 52.52, 13.405, "2021-12-21T09:30:00Z", 157.982911, 11.373175],
    ["Delhi, summer", 28.6139, 77.209, "2021-06-21T12:00:00Z", 285.544832, 22.071316],
    ["Delhi, winter", 28.6139, 77.209, "2021-12-21T09:30:00Z", 220.840757, 25.174253],
    ["Nairobi, June", -1.2921, 36.8219, "2021-06-21T12:00:00Z", 307.296059, 46.874586],
    ["Nairobi, December", -1.2921, 36.8219, "2021-12-21T09:30:00Z", 179.504172, 67.858577],
    ["Auckland, 2010-03-15T00", -36.840556, 174.74, "2010-03-15T00:30:00Z", 0.047502, 55.427564],
    ["Auckland, 2010-03-15T03", -36.840556, 174.74, "2010-03-15T03:30:00Z", 299.087594, 36.090675],
    ["Auckland, 2010-03-15T21", -36.840556, 174.74, "2010-03-15T21:30:00Z", 60.642514, 35.889934],
    ["Auckland, 2010-06-15T00", -36.840556, 174.74, "2010-06-15T00:30:00Z", 357.723597, 29.85752],
    ["Auckland, 2010-06-15T03", -36.840556, 174.74, "2010-06-15T03:30:00Z", 315.749511, 15.292617],
    ["Auckland, 2010-06-15T21", -36.840556, 174.74, "2010-06-15T21:30:00Z", 40.949751, 17.560436],
    ["Auckland, 2010-09-15T00", -36.840556, 174.74, "2010-09-15T00:30:00Z", 354.747454, 49.90664],
    ["Auckland, 2010-09-15T03", -36.840556, 174.74, "2010-09-15T03:30:00Z", 300.55027, 29.911017],
    ["Auckland, 2010-09-15T21", -36.840556, 174.74, "2010-09-15T21:30:00Z", 53.647771, 34.703185],
    ["Auckland, 2010-12-15T00", -36.840556, 174.74, "2010-12-15T00:30:00Z", 346.427128, 76.07595],
    ["Auckland, 2010-12-15T03", -36.840556, 174.74, "2010-12-15T03:30:00Z", 274.070527, 46.387823],
    ["Auckland, 2010-12-15T06", -36.840556, 174.74, "2010-12-15T06:30:00Z", 249.12889, 11.1469],
    ["Auckland, 2010-12-15T18", -36.840556, 174.74, "2010-12-15T18:30:00Z", 107.175261, 16.377829],
    ["Auckland, 2010-12-15T21", -36.840556, 174.74, "2010-12-15T21:30:00Z", 81.096955, 51.913167],
    ["Brasilia, 2010-03-15T12", -15.793889, -47.882778, "2010-03-15T12:30:00Z", 76.24963, 45.860138],
    ["Brasilia, 2010-03-15T15", -15.793889, -47.882778, "2010-03-15T15:30:00Z", 350.052467, 76.020342],
    ["Brasilia, 2010-03-15T18", -15.793889, -47.882778, "2010-03-15T18:30:00Z", 281.611831, 41.334212],
    ["Brasilia, 2010-06-15T12", -15.793889, -47.882778, "2010-06-15T12:30:00Z", 46.250557, 34.370534],
    ["Brasilia, 2010-06-15T15", -15.793889, -47.882778, "2010-06-15T15:30:00Z", 353.486073, 50.651171],
    ["Brasilia, 2010-06-15T18", -15.793889, -47.882778, "2010-06-15T18:30:00Z", 307.895135, 27.819451],
    ["Brasilia, 2010-09-15T09", -15.793889, -47.882778, "2010-09-15T09:30:00Z", 85.524802, 4.914284],
    ["Brasilia, 2010-09-15T12", -15.793889, -47.882778, "2010-09-15T12:30:00Z", 67.595957, 46.965903],
    ["Brasilia, 2010-09-15T15", -15.793889, -47.882778, "2010-09-15T15:30:00Z", 342.396181, 70.4447],
    ["Brasilia, 2010-09-15T18", -15.793889, -47.882778, "2010-09-15T18:30:00Z", 285.832743, 36.424931],
    ["Brasilia, 2010-12-15T12", -15.793889, -47.882778, "2010-12-15T12:30:00Z", 107.808808, 52.474514],
    ["Brasilia, 2010-12-15T15", -15.793889, -47.882778, "2010-12-15T15:30:00Z", 215.325977, 80.721029],
    ["Brasilia, 2010-12-15T18", -15.793889, -47.882778, "2010-12-15T18:30:00Z", 252.649317, 41.782453],
  ])("is within 0.1° of the published position: %s", (_, latitude, longitude, moment, azimuth, altitude) => {
    const sun = sunAtMoment(latitude, longitude, moment);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1);
  });

  // By hand: 90° less the latitude and the declination δ, sin δ = sin 23.44° · sin λ, at the solar longitudes λ of the 절기 in
  // steps of 30° from 춘분, 0°, which fall on the day.
  it.each([
    ["2026-01-21", -20.0],
    ["2026-02-19", -11.5],
    ["2026-03-20", 0],
    ["2026-04-20", 11.5],
    ["2026-05-21", 20.1],
    ["2026-06-21", 23.4],
    ["2026-07-23", 20.1],
    ["2026-08-23", 11.5],
    ["2026-09-23", 0],
    ["2026-10-23", -11.5],
    ["2026-11-22", -20.1],
    ["2026-12-22", -23.4],
  ])("culminates on %s at 90° less the latitude and %d°", (day, declination) => {
    expect(Math.abs(highest(day) - (90 - 37 + declination))).toBeLessThan(0.3);
  });

  it("culminates on the solstices at 90° less the latitude, less and more the obliquity of 23.44°", () => {
    expect(highest("2026-12-22")).toBeCloseTo(90 - 37 - 23.44, 1);
    expect(highest("2026-06-21")).toBeCloseTo(90 - 37 + 23.44, 1);
  });
});
