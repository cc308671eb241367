import type { SaleEvent } from "./schema/schedule.ts";

/** Key of the event in which contracts are signed: its dates also stand beside what is needed for it. */
export const CONTRACT_EVENT = "contract";

const DAY = 24 * 60 * 60 * 1000;

/** Calendar date in Korea of a moment in ms, as `yyyy-mm-dd`. */
export function koreanDate(moment: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(moment);
}

/** Where an event stands on a day. */
export type EventPhase = "past" | "today" | "coming";

/** Last day of an event, `yyyy-mm-dd`. */
const lastDay = (event: SaleEvent) => event.end ?? event.start;

/** Whether an event is over, under way or ahead on `today` (`yyyy-mm-dd`). */
export function eventPhase(event: SaleEvent, today: string): EventPhase {
  if (lastDay(event) < today) return "past";
  return event.start <= today ? "today" : "coming";
}

/** The first event that is not over on `today`, if there is one. */
export const nextEvent = (events: readonly SaleEvent[], today: string): SaleEvent | undefined =>
  events.find((event) => eventPhase(event, today) !== "past");

/** Days from `today` until an event starts; 0 or less once it has. */
export const daysUntil = (event: SaleEvent, today: string) =>
  Math.round((Date.parse(event.start) - Date.parse(today)) / DAY);
