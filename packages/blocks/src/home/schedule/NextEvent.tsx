import { planMark } from "@danji/complex/plan-mark";
import type { Composition } from "@danji/complex/schema/home";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { ButtonLink } from "@danji/ui/button";
import { eventCalendarPath } from "@danji/complex/routes";
import { eventDate, eventDateTime, eventHours } from "@danji/complex/event-date";
import { EventStatus } from "../../parts/EventStatus.tsx";
import { Countdown, EventName, EventWhen } from "./Block.styles.ts";

interface NextEventProps {
  composition: Composition;
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether the date is still a plan; it is then marked (예정). */
  planned: boolean;
}

/** Shows the date that comes next: how far it is, what it is, and a file that hands it to the visitor's calendar. */
export function NextEvent({ composition, event, today, planned }: NextEventProps) {
  const hours = eventHours(event);
  return (
    <>
      <Countdown data-display $composition={composition}>
        <EventStatus event={event} today={today} />
      </Countdown>
      <EventName>{event.title}</EventName>
      <EventWhen>
        <time dateTime={eventDateTime(event)}>{eventDate(event)}</time>
        <span>{`${planMark({ planned })}${hours === undefined ? "" : ` · ${hours}`}`}</span>
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
