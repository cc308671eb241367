import { eventPhase } from "@danji/complex/sale-dates";
import type { Schedule } from "@danji/complex/schema/schedule";
import { titleIdOf } from "../home-screens.ts";
import { LaterEvents } from "./LaterEvents.tsx";
import { NextEvent } from "./NextEvent.tsx";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import type { HomeSectionProps } from "../section-props.ts";
import { ScheduleScreen } from "./ScheduleSection.styles.ts";

/** How many dates stand behind the next one. */
const LATER = 4;

interface ScheduleSectionProps extends HomeSectionProps<"schedule"> {
  schedule: Schedule;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Shows the next date of the sale, counted down, and those behind it. */
export function ScheduleSection({ id, section, schedule, today }: ScheduleSectionProps) {
  const [next, ...later] = schedule.events.filter((event) => eventPhase(event, today) !== "past");
  return (
    <ScheduleScreen id={id} data-composition={section.composition} aria-labelledby={titleIdOf(id)}>
      <Words>
        <div>
          <Title id={titleIdOf(id)}>{section.title}</Title>
          {next ? (
            <NextEvent planned={schedule.planned} event={next} today={today} />
          ) : (
            <p>예정된 일정을 모두 마쳤습니다.</p>
          )}
        </div>
        <div>
          <LaterEvents planned={schedule.planned} events={later.slice(0, LATER)} />
          <p>{section.text}</p>
          <MoreLink to={schedule.page}>분양일정 전체 보기</MoreLink>
        </div>
      </Words>
    </ScheduleScreen>
  );
}
