import { daysUntil, eventPhase, nextEvent } from "@danji/complex/sale-dates";
import { ButtonLink } from "@danji/ui/button";
import { schedule } from "complex:schedule";
import { SALE_CALENDAR_PATH } from "../schedule/calendar-path.ts";
import { CalendarLink } from "../schedule/CalendarLink.tsx";
import { eventDate, eventHours } from "../schedule/event-date.ts";
import { ScheduleData } from "../structured-data/ScheduleData.tsx";
import { useToday } from "../schedule/use-today.ts";
import { CalendarOfAll, Source, Timeline } from "./blocks.styles.ts";
import { Provenance } from "./Provenance.tsx";

const PHASE_LABELS = { past: "지난 일정", today: "진행 중" } as const;

/** The dates of the sale in their order, each with a file for the visitor's calendar; the next one stands out. */
export function ScheduleBlock() {
  const today = useToday();
  const next = nextEvent(schedule.events, today);
  return (
    <div>
      <ScheduleData />
      <Timeline>
        {schedule.events.map((event) => {
          const phase = eventPhase(event, today);
          return (
            <li key={event.key} data-phase={phase} aria-current={event === next ? "date" : undefined}>
              <strong>{event.title}</strong>
              <time dateTime={event.start}>
                {eventDate(event)} {eventHours(event)}
                {schedule.planned && " (예정)"}
              </time>
              {phase === "coming" ? event === next && <b>D-{daysUntil(event, today)}</b> : <b>{PHASE_LABELS[phase]}</b>}
              {event.note !== undefined && <p>{event.note}</p>}
              <CalendarLink event={event} />
            </li>
          );
        })}
      </Timeline>
      <CalendarOfAll>
        <ButtonLink to={SALE_CALENDAR_PATH} download="분양일정.ics" variant="secondary" size="small">
          모든 일정을 캘린더에 담기
        </ButtonLink>
      </CalendarOfAll>
      <Source>
        <Provenance source={schedule.source} asOf={schedule.asOf} />
      </Source>
    </div>
  );
}
