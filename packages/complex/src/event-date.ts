import { dayWithWeekday } from "./day-words.ts";
import type { SaleEvent } from "./schema/schedule.ts";

const YEAR = "yyyy.".length;

/** Whether an event is over in a day; a last day may be given all the same. */
const isOfOneDay = ({ start, end = start }: SaleEvent) => start === end;

/** Returns when an event takes place, e.g. `2026.12.11(금)`, `2027.01.05(화)–01.08(금)` or its own label. */
export function eventDate(event: SaleEvent): string {
  const { start, end = start, label } = event;
  if (label !== undefined) return label;
  if (isOfOneDay(event)) return dayWithWeekday(start);
  const sameYear = start.slice(0, YEAR) === end.slice(0, YEAR);
  return `${dayWithWeekday(start)}–${sameYear ? dayWithWeekday(end).slice(YEAR) : dayWithWeekday(end)}`;
}

/** Returns the start of an event for `<time dateTime>`: its day, or its month if no more is known. */
export const eventDateTime = ({ start, label }: SaleEvent): string =>
  label === undefined ? start : start.slice(0, "yyyy-mm".length);

/** Returns the hours of an event, e.g. `09:00–17:30`, on each of its days `매일 10:00–16:00`; none where it lasts all day. */
export function eventHours(event: SaleEvent): string | undefined {
  const { hours } = event;
  return hours && `${isOfOneDay(event) ? "" : "매일 "}${hours.from}–${hours.to}`;
}
