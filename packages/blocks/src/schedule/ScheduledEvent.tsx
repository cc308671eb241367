import { planMark } from "@danji/complex/plan-mark";
import { eventPhase } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { Timeline } from "@danji/ui/timeline";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { eventCalendarPath } from "@danji/complex/routes";
import { eventDate, eventDateTime, eventHours } from "@danji/complex/event-date";
import { EventStatus } from "../parts/EventStatus.tsx";
import { QuietLink } from "../parts/blocks.styles.ts";

interface ScheduledEventProps {
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether it is the first that is not over. */
  isNext: boolean;
  /** Whether the date is still a plan; it is then marked (예정). */
  planned: boolean;
}

/** Shows one event of the sale: when it is, how far it is, and a file that hands it to the visitor's calendar. */
export function ScheduledEvent({ event, today, isNext, planned }: ScheduledEventProps) {
  const phase = eventPhase(event, today);
  const note = [eventHours(event), event.note].filter((part) => part !== undefined).join(" · ");
  return (
    <Timeline.Item state={phase === "past" ? "past" : isNext ? "next" : "later"}>
      <Timeline.Time dateTime={eventDateTime(event)}>{`${eventDate(event)}${planMark({ planned })}`}</Timeline.Time>
      <Timeline.Title>{event.title}</Timeline.Title>
      {(isNext || phase !== "coming") && (
        <Timeline.Mark>
          <EventStatus event={event} today={today} />
        </Timeline.Mark>
      )}
      {note !== "" && <Timeline.Note>{note}</Timeline.Note>}
      <Timeline.Action>
        <QuietLink to={eventCalendarPath(event.key)} download={`${event.title}.ics`}>
          <VisuallyHidden>{`${event.title} 일정을 `}</VisuallyHidden>캘린더에 담기
        </QuietLink>
      </Timeline.Action>
    </Timeline.Item>
  );
}
