import type { SaleEvent } from "./schema/schedule.ts";

const WEEKDAYS = "일월화수목금토";

const weekday = (date: string) => WEEKDAYS[new Date(date).getUTCDay()];

const monthAndDay = (date: string) => `${date.slice(5, 7)}.${date.slice(8)}(${weekday(date)})`;

/** A day `yyyy-mm-dd` as people write it, e.g. `2026.12.11(금)`. */
export const dateWithWeekday = (date: string) => `${date.slice(0, 4)}.${monthAndDay(date)}`;

/** When an event takes place, e.g. `2026.12.11(금)`, `2027.01.05(화)–01.08(금)` or its own label. */
export function eventDate({ start, end, label }: SaleEvent): string {
  if (label !== undefined) return label;
  if (end === undefined) return dateWithWeekday(start);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  return `${dateWithWeekday(start)}–${sameYear ? monthAndDay(end) : dateWithWeekday(end)}`;
}

/** The hours of an event, e.g. `09:00–17:30`, on each of its days `매일 10:00–16:00`; none where it lasts all day. */
export function eventHours({ end, hours }: SaleEvent): string | undefined {
  return hours && `${end === undefined ? "" : "매일 "}${hours.from}–${hours.to}`;
}
