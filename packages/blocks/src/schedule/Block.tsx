import { nextEvent, eventPhase } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { ButtonLink } from "@danji/ui/button";
import { Timeline } from "@danji/ui/timeline";
import { SALE_CALENDAR_PATH } from "@danji/complex/routes";
import { ScheduleData } from "../structured-data/ScheduleData.tsx";
import { useToday } from "../parts/use-today.ts";
import { CalendarOfAll } from "../parts/blocks.styles.ts";
import { planMark } from "@danji/complex/plan-mark";
import { eventDate, eventDateTime, eventHours } from "@danji/complex/event-date";
import { CalendarLink, EventStatus } from "../parts/EventStatus.tsx";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";

/** Shows the dates of the sale in their order, each with a file for the visitor's calendar; the next one stands out. */
export function Block({ schedule, identity }: Pick<BlockData, "schedule" | "identity">) {
  const today = useToday();
  const next = nextEvent(schedule.events, today);
  return (
    <Sourced provenance={schedule}>
      <ScheduleData schedule={schedule} venue={identity} />
      <Timeline.Root aria-label="분양일정">
        {schedule.events.map((event) => {
          const phase = eventPhase(event, today);
          const note = [eventHours(event), event.note].filter((part) => part !== undefined).join(" · ");
          return (
            <Timeline.Item key={event.key} state={phase === "past" ? "past" : event === next ? "next" : "later"}>
              <Timeline.Time dateTime={eventDateTime(event)}>
                {inlineText(eventDate(event) + planMark(schedule))}
              </Timeline.Time>
              <Timeline.Title>{event.title}</Timeline.Title>
              {(event === next || phase !== "coming") && (
                <Timeline.Mark>
                  <EventStatus event={event} today={today} />
                </Timeline.Mark>
              )}
              {note !== "" && <Timeline.Note>{note}</Timeline.Note>}
              <Timeline.Action>
                <CalendarLink event={event} />
              </Timeline.Action>
            </Timeline.Item>
          );
        })}
      </Timeline.Root>
      <CalendarOfAll>
        <ButtonLink to={SALE_CALENDAR_PATH} download="분양일정.ics" variant="secondary">
          모든 일정을 캘린더에 담기
        </ButtonLink>
      </CalendarOfAll>
    </Sourced>
  );
}
