import { Link } from "@danji/ui/provider";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { eventCalendarPath } from "./calendar-path.ts";

/** Hands one event of the sale to the visitor's calendar, as a file. */
export function CalendarLink({ event }: { event: SaleEvent }) {
  return (
    <Link to={eventCalendarPath(event.key)} download={`${event.title}.ics`}>
      <VisuallyHidden>{event.title} 일정을 </VisuallyHidden>캘린더에 담기
    </Link>
  );
}
