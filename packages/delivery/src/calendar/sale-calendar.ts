import { addDays } from "@danji/complex/calendar-days";
import { sourceWords } from "@danji/complex/day-words";
import { eventHours } from "@danji/complex/event-date";
import { planMark } from "@danji/complex/plan-mark";
import { eventDays } from "@danji/complex/sale-dates";
import type { Identity } from "@danji/complex/schema/identity";
import type { SaleEvent, Schedule } from "@danji/complex/schema/schedule";
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from "ical-generator";

/** Returns when a calendar shows an event: its hours within a day, else whole days, or the month where no more is known. */
function eventTime(event: SaleEvent): { readonly allDay: boolean; readonly start: Date; readonly end: Date } {
  const { first, last } = eventDays(event);
  if (event.hours === undefined || first !== last)
    // Calendars count from the midnight in UTC of the first day to that of the day after the last.
    return { allDay: true, start: new Date(first), end: new Date(addDays(last, 1)) };
  const { from, to } = event.hours;
  // An hour in Seoul, whatever the clock of this machine.
  const moment = (hour: string) => new Date(`${first}T${hour}:00+09:00`);
  return { allDay: false, start: moment(from), end: moment(to) };
}

const HOUR = 60 * 60;
/** How long before it starts a calendar reminds of an event, in seconds. */
const REMINDER = {
  /** At nine in the morning of the day before. */
  allDay: 15 * HOUR,
  timed: 24 * HOUR,
};

/** What of a complex goes into its calendars. */
export interface CalendarSource {
  readonly identity: Pick<Identity, "name" | "siteUrl">;
  readonly schedule: Schedule;
}

/** Returns events of the sale as an iCalendar file, the same for the same data; newer data replace older ones in a calendar. */
export function saleCalendar({ identity, schedule }: CalendarSource, events: readonly SaleEvent[]): string {
  const mark = planMark(schedule);
  const calendar = new ICalCalendar({
    prodId: { company: "Danji", product: "sale", language: "KO" },
    name: `${identity.name} 분양일정`,
  });
  for (const event of events) {
    const time = eventTime(event);
    const when = event.label ?? eventHours(event);
    const entry = calendar.createEvent({
      ...time,
      id: `${event.key}@${new URL(identity.siteUrl).hostname}`,
      stamp: new Date(`${schedule.asOf}T00:00:00+09:00`),
      sequence: Number(schedule.asOf.replaceAll("-", "")),
      summary: `${identity.name} ${event.title}${mark}`,
      description: [
        when === undefined ? undefined : `${when}${mark}`,
        event.note,
        "일정은 바뀔 수 있습니다. 공식 입주자모집공고를 확인하시기 바랍니다.",
        sourceWords(schedule),
        // In the words: the generator writes a URL property behind the alarm, where RFC 5545 (3.6.1) has none.
        identity.siteUrl + schedule.page,
      ]
        .filter((line) => line !== undefined)
        .join("\n"),
      // A day to know of, not one to be away.
      transparency: time.allDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
    entry.createAlarm({ type: ICalAlarmType.display, trigger: time.allDay ? REMINDER.allDay : REMINDER.timed });
  }
  return `${calendar.toString()}\r\n`;
}
