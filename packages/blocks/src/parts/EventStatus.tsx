import { eventCalendarPath } from "@danji/complex/routes";
import { eventStatus } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { QuietLink } from "./blocks.styles.ts";

interface EventStatusProps {
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the status of an event: `D-20` to see, `20일 남음` for screen readers. */
export function EventStatus({ event, today }: EventStatusProps) {
  const { written, spoken } = eventStatus(event, today);
  if (written === spoken) return <span>{written}</span>;
  return (
    <>
      <span aria-hidden>{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

/** Renders the link to a file that hands an event to the visitor's calendar. */
export const CalendarLink = ({ event: { key, title } }: Pick<EventStatusProps, "event">) => (
  <QuietLink to={eventCalendarPath(key)} download={`${title}.ics`}>
    <VisuallyHidden>{`${title} 일정을 `}</VisuallyHidden>캘린더에 담기
  </QuietLink>
);
