import { nextEvent } from "@danji/complex/sale-dates";
import { Provenance } from "../parts/Provenance.tsx";
import type { BlockData } from "../parts/block-data.ts";
import { ButtonLink } from "@danji/ui/button";
import { Timeline } from "@danji/ui/timeline";
import { SALE_CALENDAR_PATH } from "@danji/complex/routes";
import { ScheduledEvent } from "./ScheduledEvent.tsx";
import { ScheduleData } from "../structured-data/ScheduleData.tsx";
import { useToday } from "../parts/use-today.ts";
import { CalendarOfAll } from "../parts/blocks.styles.ts";

/** Shows the dates of the sale in their order, each with a file for the visitor's calendar; the next one stands out. */
export function Block({ schedule, identity }: Pick<BlockData, "schedule" | "identity">) {
  const today = useToday();
  const next = nextEvent(schedule.events, today);
  return (
    <div>
      <ScheduleData schedule={schedule} venue={identity} />
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
