import type { Schedule, SaleEvent } from "@danji/complex/schema/schedule";
import { JsonLd, postalAddress } from "./JsonLd.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { eventDays } from "@danji/complex/sale-dates";
import type { Identity } from "@danji/complex/schema/identity";

/** Writes the dates of the sale in the words of schema.org. */
export function ScheduleData({ schedule, venue }: { schedule: Schedule; venue: Venue }) {
  const page = venue.siteUrl + schedule.page;
  const events = schedule.events.map((event) => saleEvent(event, venue, page, schedule.planned));
  return <JsonLd data={{ "@graph": events }} />;
}

/** Korea has kept this offset since 1988. */
const SEOUL = "+09:00";
/** Times of an event without hours: from the first second of its first day to the last of its last. */
const DAY = { from: "00:00:00", to: "23:59:59" };

type Venue = Pick<Identity, "name" | "siteUrl" | "builder" | "address" | "sample">;

function locationOf(place: SaleEvent["place"], { name, address, sample }: Venue, page: string) {
  if (place === undefined) return { "@type": "Place", name, address: postalAddress(address.site) };
  if (place === "modelHouse")
    return { "@type": "Place", name: `${name} 견본주택`, address: postalAddress(address.modelHouse) };
  // An event of a fictional complex takes place at no real office.
  return { "@type": "VirtualLocation", url: sample === undefined ? place : page };
}

/** Returns a date of the sale in the words of schema.org, its hours in Seoul's time; the name of a planned one says so. */
export function saleEvent(event: SaleEvent, venue: Venue, page: string, planned: boolean) {
  const { first, last } = eventDays(event);
  const { from, to } = event.hours ?? DAY;
  const description = venue.sample ?? event.note;
  const mode = event.place?.startsWith("https:") ? "Online" : "Offline";
  return {
    "@type": "Event",
    name: `${venue.name} ${event.title}${planMark({ planned })}`,
    startDate: `${first}T${from}${SEOUL}`,
    endDate: `${last}T${to}${SEOUL}`,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locationOf(event.place, venue, page),
    organizer: { "@type": "Organization", name: venue.builder, url: venue.siteUrl },
    ...(description !== undefined && { description }),
    url: page,
  };
}
