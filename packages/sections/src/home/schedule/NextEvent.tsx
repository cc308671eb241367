import { daysUntil } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { ButtonLink } from "@danji/ui/button";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { eventCalendarPath } from "@danji/complex/calendar-path";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { Countdown, EventName, EventWhen } from "./ScheduleSection.styles.ts";

interface NextEventProps {
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether the date is still a plan; it is then marked (예정). */
  planned: boolean;
}

/** How far a date is: for the eye, and for the ear. */
function countdown(days: number): readonly [written: string, said: string] {
  if (days > 0) return [`D-${days}`, `${days}일 남았습니다`];
  return days === 0 ? ["D-DAY", "오늘입니다"] : ["진행 중", "진행 중입니다"];
}

/** The date that comes next: how far it is, what it is, and a file that hands it to the visitor's calendar. */
export function NextEvent({ event, today, planned }: NextEventProps) {
  const [written, said] = countdown(daysUntil(event, today));
  const hours = eventHours(event);
  return (
    <>
      <Countdown data-display>
        <span aria-hidden>{written}</span>
        <VisuallyHidden>{said}</VisuallyHidden>
      </Countdown>
      <EventName>{event.title}</EventName>
      <EventWhen>
        <time dateTime={event.start}>{eventDate(event)}</time>
        {planned && " (예정)"}
        {hours !== undefined && ` · ${hours}`}
      </EventWhen>
      <ButtonLink
        to={eventCalendarPath(event.key)}
        download={`${event.title}.ics`}
        variant="accent"
        aria-label={`${event.title} 일정을 캘린더에 담기`}
      >
        캘린더에 담기
      </ButtonLink>
    </>
  );
}
