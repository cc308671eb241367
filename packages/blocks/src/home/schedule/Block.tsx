import { eventPhase } from "@danji/complex/sale-dates";
import { useToday } from "../../parts/use-today.ts";
import { Stack } from "@danji/ui/stack";
import { titleIdOf, type ScreenData, type ScreenProps } from "../screen-props.ts";
import { MoreLink, Title, Words } from "../Screen.styles.ts";
import { ScheduleScreen, Countdown, EventName, EventWhen, EventList } from "./Block.styles.ts";
import type { schema } from "./block.ts";
import { planMark } from "@danji/complex/plan-mark";
import { ButtonLink } from "@danji/ui/button";
import { eventCalendarPath } from "@danji/complex/routes";
import { eventDate, eventDateTime, eventHours } from "@danji/complex/event-date";
import { CalendarLink, EventStatus } from "../../parts/EventStatus.tsx";

const LATER = 4;

const ON_PAGE = { variant: "accent" } as const;
/** The card has the accent itself. */
const ON_CARD = { variant: "secondary", tone: "onDark" } as const;

type ScheduleProps = ScreenProps<typeof schema> & Pick<ScreenData, "schedule">;

/** Shows the next date of the sale, counted down, and those behind it. */
export function Block({ id, section, schedule }: ScheduleProps) {
  const today = useToday();
  const [next, ...later] = schedule.events.filter((event) => eventPhase(event, today) !== "past");
  const hours = next && eventHours(next);
  return (
    <ScheduleScreen id={id} $composition={section.composition} aria-labelledby={titleIdOf(id)}>
      <Words>
        <Stack gap={3} align="start">
          <Title id={titleIdOf(id)}>{section.title}</Title>
          {next ? (
            <>
              <Countdown data-display $composition={section.composition}>
                <EventStatus event={next} today={today} />
              </Countdown>
              <EventName>{next.title}</EventName>
              <EventWhen>
                <time dateTime={eventDateTime(next)}>{eventDate(next)}</time>
                <span>{`${planMark(schedule)}${hours === undefined ? "" : ` · ${hours}`}`}</span>
              </EventWhen>
              <ButtonLink
                to={eventCalendarPath(next.key)}
                download={`${next.title}.ics`}
                {...(section.composition === "inset" ? ON_CARD : ON_PAGE)}
                aria-label={`${next.title} 일정을 캘린더에 담기`}
              >
                캘린더에 담기
              </ButtonLink>
            </>
          ) : (
            <p>예정된 일정을 모두 마쳤습니다.</p>
          )}
        </Stack>
        <Stack gap={3} align="start">
          {later.length > 0 && (
            <EventList>
              {later.slice(0, LATER).map((event) => (
                <li key={event.key}>
                  <time dateTime={eventDateTime(event)}>{`${eventDate(event)}${planMark(schedule)}`}</time>
                  <strong>{event.title}</strong>
                  <CalendarLink event={event} />
                </li>
              ))}
            </EventList>
          )}
          <p>{section.text}</p>
          <MoreLink to={schedule.page}>분양일정 전체 보기</MoreLink>
        </Stack>
      </Words>
    </ScheduleScreen>
  );
}
