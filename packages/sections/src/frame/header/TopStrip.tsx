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
  /** Colour of the drawing. */
  ornament: string;
}

/** Returns the drawing as an image without a request of its own. */
const bannerImage = (drawing: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 36"><path fill="${colour}" opacity=".2" d="${drawing}"/></svg>`,
  )}`;

/** Renders the thin banner above the header: a drawing, the mark of a sample, one sentence and the next date of the sale. */
export function TopStrip({ identity, schedule, today, ornament }: TopStripProps) {
  const event = nextEvent(schedule.events, today);
  return (
    <Strip>
      <img src={bannerImage(identity.bannerDrawing, ornament)} alt="" />
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
