import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { daysUntil, nextEvent } from "@danji/complex/sale-dates";
import { useToday } from "../schedule/use-today.ts";
import { eventDate } from "../schedule/event-date.ts";
import { Strip } from "./Header.styles.ts";

/** The thin banner above the header: one sentence and the next date of the sale. */
export function AnnouncementStrip() {
  const today = useToday();
  const event = nextEvent(schedule.events, today);
  return (
    <Strip>
      <p>{identity.bannerText}</p>
      {event && (
        <Link to="/BusinessGuide/plan">
          {`${event.title} ${eventDate(event)}${schedule.planned ? "(예정)" : ""} `}
          <b>{dayLabel(daysUntil(event, today))}</b>
        </Link>
      )}
    </Strip>
  );
}

const dayLabel = (days: number) => (days <= 0 ? "D-DAY" : `D-${days}`);
