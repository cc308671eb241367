import { eventDate } from "@danji/complex/event-date";
import { planMark } from "@danji/complex/plan-mark";
import { eventStatus, nextEvent } from "@danji/complex/sale-dates";
import type { Identity } from "@danji/complex/schema/identity";
import type { Schedule } from "@danji/complex/schema/schedule";
import { Link } from "@danji/ui/provider";
import { Strip, StripWords } from "./Header.styles.ts";

interface TopStripProps {
  identity: Pick<Identity, "bannerDrawing" | "bannerText" | "sample">;
  schedule: Pick<Schedule, "events" | "page" | "planned">;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the thin banner above the header: a drawing, the mark of a sample, one sentence and the next date of the sale. */
export function TopStrip({ identity, schedule, today }: TopStripProps) {
  const event = nextEvent(schedule.events, today);
  return (
    <Strip>
      <svg viewBox="0 0 1440 36" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d={identity.bannerDrawing} />
      </svg>
      <StripWords>
        {identity.sample !== undefined && <strong>{identity.sample}</strong>}
        <p>{identity.bannerText}</p>
        {event && (
          <Link to={schedule.page}>
            <span>{`${event.title} `}</span>
            <span
              data-sample={identity.sample !== undefined || undefined}
            >{`${eventDate(event)}${planMark(schedule)} `}</span>
            <b>{eventStatus(event, today).written}</b>
          </Link>
        )}
      </StripWords>
    </Strip>
  );
}
