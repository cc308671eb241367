import type { Schedule } from "@danji/complex/schema/schedule";
import { JsonLd } from "./JsonLd.tsx";
import { saleEvent, type Venue } from "./sale-event.ts";

interface ScheduleDataProps {
  schedule: Schedule;
  venue: Venue;
}

/** Writes the dates of the sale in the words of schema.org. */
export function ScheduleData({ schedule, venue }: ScheduleDataProps) {
  const page = venue.siteUrl + schedule.page;
  const events = schedule.events.map((event) => saleEvent(event, venue, page, schedule.planned));
  return <JsonLd data={{ "@graph": events }} />;
}
