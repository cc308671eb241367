import { daysUntil, eventPhase, nextEvent } from "@danji/complex/sale-dates";
import { schedule } from "complex:schedule";
import { eventDate } from "../schedule/event-date.ts";
import { useToday } from "../schedule/use-today.ts";
import { Source, Timeline } from "./blocks.styles.ts";
import { Provenance } from "./Provenance.tsx";

const PHASE_LABELS = { past: "지난 일정", today: "진행 중" } as const;

/** The dates of the sale in their order; the next one stands out. */
export function ScheduleBlock() {
  const today = useToday();
  const next = nextEvent(schedule.events, today);
  return (
    <div>
      <Timeline>
        {schedule.events.map((event) => {
          const phase = eventPhase(event, today);
          return (
            <li key={event.key} data-phase={phase} aria-current={event === next ? "date" : undefined}>
              <strong>{event.title}</strong>
              <time dateTime={event.start}>
                {eventDate(event)}
                {schedule.planned && " (예정)"}
              </time>
              {phase === "coming" ? event === next && <b>D-{daysUntil(event, today)}</b> : <b>{PHASE_LABELS[phase]}</b>}
              {event.note !== undefined && <p>{event.note}</p>}
            </li>
          );
        })}
      </Timeline>
      <Source>
        <Provenance source={schedule.source} asOf={schedule.asOf} />
      </Source>
    </div>
  );
}
