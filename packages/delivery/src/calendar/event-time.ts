import type { SaleEvent } from "@danji/complex/schema/schedule";

/** When a calendar shows an event. */
export type EventTime =
  | {
      readonly allDay: true;
      /** Midnight in UTC of the first day. */
      readonly start: Date;
      /** Midnight in UTC of the day after the last, as calendars count. */
      readonly end: Date;
    }
  | {
      readonly allDay: false;
      /** The hour in Seoul, told in the machine's own time zone: that is where the generator reads it from. */
      readonly start: Date;
      readonly end: Date;
    };

const midnight = (day: string, daysLater = 0) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date;
};

const nextMonth = (day: string) => {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
};

/**
 * When a calendar shows an event: its hours where it has some and is over in a day, else whole days, and the whole month
 * where no more than the month is known.
 */
export function eventTime({ start, end, hours, label }: SaleEvent): EventTime {
  if (label !== undefined && end === undefined)
    return { allDay: true, start: midnight(`${start.slice(0, 7)}-01`), end: nextMonth(start) };
  if (hours === undefined || end !== undefined)
    return { allDay: true, start: midnight(start), end: midnight(end ?? start, 1) };
  return { allDay: false, start: new Date(`${start}T${hours.from}`), end: new Date(`${start}T${hours.to}`) };
}
