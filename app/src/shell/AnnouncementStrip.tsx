import { Link } from "@danji/ui/provider";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { planMark } from "@danji/complex/plan-mark";
import { eventStatus, nextEvent } from "@danji/complex/sale-dates";
import { useToday } from "../schedule/use-today.ts";
import { eventDate } from "@danji/complex/event-date";
import { siteTheme } from "../site-theme.ts";
import { Strip, StripWords } from "./Header.styles.ts";

/** The drawing as an image without a request of its own. */
const BANNER = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 36"><path fill="${siteTheme.color.ornament}" opacity=".2" d="${identity.bannerDrawing}"/></svg>`,
)}`;

/** Renders the thin banner above the header: a drawing, one sentence and the next date of the sale. */
export function AnnouncementStrip() {
  const today = useToday();
  const event = nextEvent(schedule.events, today);
  return (
    <Strip>
      <img src={BANNER} alt="" />
      <StripWords>
        <p>{identity.bannerText}</p>
        {event && (
          <Link to="/BusinessGuide/plan">
            {`${event.title} ${eventDate(event)}${planMark(schedule)} `}
            <b>{eventStatus(event, today).written}</b>
          </Link>
        )}
      </StripWords>
    </Strip>
  );
}
