import { daysUntil, eventPhase } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { Timeline } from "@danji/ui/timeline";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { eventCalendarPath } from "@danji/complex/calendar-path";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { CalendarLink } from "./schedule.styles.ts";

interface ScheduledEventProps {
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
  /** Whether it is the first that is not over. */
  isNext: boolean;
  /** Whether the date is still a plan; it is then marked (예정). */
  planned: boolean;
}

/** One event of the sale: when it is, how far it is, and a file that hands it to the visitor's calendar. */
export function ScheduledEvent({ event, today, isNext, planned }: ScheduledEventProps) {
  const phase = eventPhase(event, today);
  const days = daysUntil(event, today);
  const note = [eventHours(event), event.note].filter((part) => part !== undefined).join(" · ");
  return (
    <Timeline.Item state={phase === "past" ? "past" : isNext ? "next" : "later"}>
      <Timeline.Time dateTime={event.label === undefined ? event.start : event.start.slice(0, "yyyy-mm".length)}>
        {eventDate(event)}
        {planned && " (예정)"}
      </Timeline.Time>
      <Timeline.Title>{event.title}</Timeline.Title>
      {phase === "past" && <Timeline.Mark>지난 일정</Timeline.Mark>}
      {phase === "today" && days < 0 && <Timeline.Mark>진행 중</Timeline.Mark>}
      {isNext && days >= 0 && <Timeline.Countdown days={days} />}
      {note !== "" && <Timeline.Note>{note}</Timeline.Note>}
      <Timeline.Action>
        <CalendarLink to={eventCalendarPath(event.key)} download={`${event.title}.ics`}>
          <VisuallyHidden>{event.title} 일정을 </VisuallyHidden>캘린더에 담기
        </CalendarLink>
      </Timeline.Action>
    </Timeline.Item>
  );
}
