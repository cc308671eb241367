import { nextEvent } from "@danji/complex/sale-dates";
import type { Schedule } from "@danji/complex/schema/schedule";
import { ButtonLink } from "@danji/ui/button";
import { Provenance } from "@danji/ui/provenance";
import { Timeline } from "@danji/ui/timeline";
import { SALE_CALENDAR_PATH } from "@danji/complex/routes";
import { ScheduledEvent } from "./ScheduledEvent.tsx";
import type { Venue } from "../structured-data/sale-event.ts";
import { ScheduleData } from "../structured-data/ScheduleData.tsx";
import { CalendarOfAll } from "../parts/blocks.styles.ts";

interface ScheduleBlockProps {
  schedule: Schedule;
  /** Who sells where, for structured data. */
  venue: Venue;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Shows the dates of the sale in their order, each with a file for the visitor's calendar; the next one stands out. */
export function ScheduleBlock({ schedule, venue, today }: ScheduleBlockProps) {
  const next = nextEvent(schedule.events, today);
  return (
    <div>
      <ScheduleData schedule={schedule} venue={venue} />
      <Timeline.Root label="분양일정">
        {schedule.events.map((event) => (
          <ScheduledEvent
            key={event.key}
            event={event}
            today={today}
            isNext={event === next}
            planned={schedule.planned}
          />
        ))}
      </Timeline.Root>
      <CalendarOfAll>
        <ButtonLink to={SALE_CALENDAR_PATH} download="분양일정.ics" variant="secondary">
          모든 일정을 캘린더에 담기
        </ButtonLink>
      </CalendarOfAll>
      <Provenance source={schedule.source} asOf={schedule.asOf} />
    </div>
  );
}
