import { eventDays } from "@danji/complex/sale-dates";
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
      /** Moment of an hour in Seoul, whatever the clock of this machine. */
      readonly start: Date;
      readonly end: Date;
    };

const midnight = (day: string, daysLater = 0) => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return date;
};

/**
 * Returns when a calendar shows an event: its hours where it has some and is over in a day, else whole days, and the
 * whole month where no more than the month is known.
 */
export function eventTime(event: SaleEvent): EventTime {
  const { first, last } = eventDays(event);
  if (event.hours === undefined || first !== last)
    return { allDay: true, start: midnight(first), end: midnight(last, 1) };
  const { from, to } = event.hours;
  const moment = (hour: string) => new Date(`${first}T${hour}:00+09:00`);
  return { allDay: false, start: moment(from), end: moment(to) };
}
