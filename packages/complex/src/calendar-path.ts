/** Address of the calendar file with all dates of the sale; the build writes it. */
export const SALE_CALENDAR_PATH = "/calendar.ics";

/** Address of the calendar file of one event, by the event's key in `schedule.json`. */
export const eventCalendarPath = (key: string) => `/calendar/${key}.ics`;
