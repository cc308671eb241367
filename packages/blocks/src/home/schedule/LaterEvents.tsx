import { planMark } from "@danji/complex/plan-mark";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { eventCalendarPath } from "@danji/complex/routes";
import { eventDate, eventDateTime } from "@danji/complex/event-date";
import { QuietLink } from "../../parts/blocks.styles.ts";
import { EventList } from "./Block.styles.ts";

interface LaterEventsProps {
  events: readonly SaleEvent[];
  /** Whether the dates are still plans; they are then marked (예정). */
  planned: boolean;
}

/** Shows the dates behind the next one, in their order. */
export function LaterEvents({ events, planned }: LaterEventsProps) {
  if (events.length === 0) return null;
  return (
    <EventList>
      {events.map((event) => (
        <li key={event.key}>
          <time dateTime={eventDateTime(event)}>{`${eventDate(event)}${planMark({ planned })}`}</time>
          <strong>{event.title}</strong>
          <QuietLink to={eventCalendarPath(event.key)} download={`${event.title}.ics`}>
            <VisuallyHidden>{`${event.title} 일정을 `}</VisuallyHidden>캘린더에 담기
          </QuietLink>
        </li>
      ))}
    </EventList>
  );
}
