import { eventPhase } from "@danji/complex/sale-dates";
import { useToday } from "../../parts/use-today.ts";
import { Stack } from "@danji/ui/stack";
import { titleIdOf } from "../home-screens.ts";
import { LaterEvents } from "./LaterEvents.tsx";
import { NextEvent } from "./NextEvent.tsx";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import type { ScreenData, ScreenProps } from "../screen-props.ts";
import { ScheduleScreen } from "./Block.styles.ts";
import type { schema } from "./schema.ts";

/** How many dates stand behind the next one. */
const LATER = 4;

type ScheduleProps = Pick<ScreenProps<typeof schema>, "id" | "section"> & Pick<ScreenData, "schedule">;

/** Shows the next date of the sale, counted down, and those behind it. */
export function Block({ id, section, schedule }: ScheduleProps) {
  const today = useToday();
  const [next, ...later] = schedule.events.filter((event) => eventPhase(event, today) !== "past");
  return (
    <ScheduleScreen id={id} $composition={section.composition} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Stack gap={3} align="start">
          <Title id={titleIdOf(id)}>{section.title}</Title>
          {next ? (
            <NextEvent composition={section.composition} planned={schedule.planned} event={next} today={today} />
          ) : (
            <p>예정된 일정을 모두 마쳤습니다.</p>
          )}
        </Stack>
        <Stack gap={3} align="start">
          <LaterEvents planned={schedule.planned} events={later.slice(0, LATER)} />
          <p>{section.text}</p>
          <MoreLink to={schedule.page}>분양일정 전체 보기</MoreLink>
        </Stack>
      </Words>
    </ScheduleScreen>
  );
}
