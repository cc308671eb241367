const DAY = 86_400_000;

/** Returns the day of a year by its index from 0, `yyyy-mm-dd`. */
export const dayOfIndex = (year: string, index: number): string =>
  new Date(Date.parse(`${year}-01-01T00:00:00Z`) + index * DAY).toISOString().slice(0, 10);

/** Returns the index of a day in its year, from 0. */
export const indexOfDay = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY);

/** Returns the first days of the months that a slider of a day's year names. */
export const monthMarks = (day: string) =>
  [1, 4, 7, 10].map((month) => ({
    value: indexOfDay(`${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`),
    label: `${month}월`,
  }));

/** Equinoxes and solstices; they move by a day at most from year to year. */
const SEASONS = [
  { name: "춘분", date: "03-20" },
  { name: "하지", date: "06-21" },
  { name: "추분", date: "09-23" },
] as const;

/** Returns the equinoxes and solstices of the year of a winter solstice. */
export const seasonsOf = (winterDay: string) => [
  ...SEASONS.map(({ name, date }) => ({ name, index: indexOfDay(`${winterDay.slice(0, 4)}-${date}`) })),
  { name: "동지", index: indexOfDay(winterDay) },
];
