import { describe, expect, it } from "vitest";
import { listComplexes, readComplex, TEMPLATE } from "./complexes.ts";

/** Days of rest of the same date every year (Public Holidays Act, art. 2), and Labour Day (Framework Act on National Taxes, art. 5). */
const EVERY_YEAR = ["01-01", "03-01", "05-01", "05-05", "06-06", "07-17", "08-15", "10-03", "10-09", "12-25"];
/** Days of the lunar calendar: New Year and Chuseok with the days around them, and Buddha's birthday. */
const LUNAR = [
  { day: "1/1", around: [-1, 0, 1] },
  { day: "4/8", around: [0] },
  { day: "8/15", around: [-1, 0, 1] },
];

/** The Korean lunar calendar as ICU computes it, from new moons over Seoul. */
const lunar = new Intl.DateTimeFormat("en-u-ca-dangi", { month: "numeric", day: "numeric", timeZone: "UTC" });

const isoDay = (date: Date) => date.toISOString().slice(0, "yyyy-mm-dd".length);

function daysOf(year: number): Date[] {
  const days = [];
  for (const day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1))
    days.push(new Date(day));
  return days;
}

function lunarHolidays(year: number): string[] {
  const days = daysOf(year);
  return LUNAR.flatMap(({ day, around }) => {
    const at = days.findIndex((date) => lunar.format(date) === day);
    return around.flatMap((step) => days[at + step] ?? []).map(isoDay);
  });
}

describe.each([TEMPLATE, ...(await listComplexes())])("the holidays of %s", async (slug) => {
  const { dates } = (await readComplex(slug)).taxes.stampTax.holidays;
  const years = [...new Set(dates.map((date) => Number(date.slice(0, "yyyy".length))))];

  it("follow one another", () => {
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  it.each(years)("are all there in %d, those of the moon too", (year) => {
    expect(dates).toEqual(
      expect.arrayContaining([...EVERY_YEAR.map((day) => `${year}-${day}`), ...lunarHolidays(year)]),
    );
  });
});
