import { addDays, sameDayOfMonth } from "./calendar-days.ts";
import { koreanTime } from "./korean-time.ts";
import type { Forms } from "./schema/forms.ts";
import type { SaleEvent, Schedule } from "./schema/schedule.ts";

/** Key of the event in which contracts are signed: its dates also stand beside what is needed for it. */
export const CONTRACT_EVENT = "contract";

/** Key of the event in which the 입주자모집공고 is published. */
export const NOTICE_EVENT = "notice";

const MODEL_HOUSE_EVENT = "model-house";

/** Key of the event in which buyers move in. */
export const MOVE_IN_EVENT = "move-in";

const DAY = 24 * 60 * 60 * 1000;

/** Returns the calendar date in Korea of a moment in ms, as `yyyy-mm-dd`. */
export const koreanDate = (moment: number): string => koreanTime(moment).slice(0, "yyyy-mm-dd".length);

/** Returns the first day of the event with a key, `yyyy-mm-dd`; `undefined` where no more than its month is known, if that. */
export function knownStart(events: readonly SaleEvent[], key: string): string | undefined {
  const event = events.find((candidate) => candidate.key === key);
  return event?.label === undefined ? event?.start : undefined;
}

const isOnlyMonthKnown = ({ end, label }: SaleEvent) => label !== undefined && end === undefined;

/** Returns the first and last day of an event, each `yyyy-mm-dd`: the whole month if no more than the month is known. */
export function eventDays(event: SaleEvent) {
  const { start, end } = event;
  if (!isOnlyMonthKnown(event)) return { first: start, last: end ?? start };
  const first = `${start.slice(0, "yyyy-mm".length)}-01`;
  return { first, last: addDays(sameDayOfMonth(first, 1), -1) };
}

const lastDay = (events: readonly SaleEvent[]): string | undefined =>
  events
    .map((event) => eventDays(event).last)
    .sort()
    .at(-1);

/** Returns the last day of the sale's events, `yyyy-mm-dd`. Moving in is none of them. */
export const lastSaleDay = (events: readonly SaleEvent[]): string | undefined =>
  lastDay(events.filter(({ key }) => key !== MOVE_IN_EVENT));

/** Returns whether an event is over, under way or ahead on `today` (`yyyy-mm-dd`). */
export function eventPhase(event: SaleEvent, today: string): "past" | "today" | "coming" {
  const { first, last } = eventDays(event);
  if (last < today) return "past";
  return first <= today ? "today" : "coming";
}

/** Returns the first event that is not over on `today`, if there is one. */
export const nextEvent = (events: readonly SaleEvent[], today: string): SaleEvent | undefined =>
  events.find((event) => eventPhase(event, today) !== "past");

/** Returns the days from one day to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Returns the days from `today` until an event starts; 0 or less once it has. */
export const daysUntil = (event: SaleEvent, today: string): number => daysBetween(today, eventDays(event).first);

/** Returns the status of an event on `today`, written and spoken: `D-20`, `D-DAY`, `진행 중`, `지난 일정`, or `예정` without a day. */
export function eventStatus(event: SaleEvent, today: string): { readonly written: string; readonly spoken: string } {
  if (eventPhase(event, today) === "past") return { written: "지난 일정", spoken: "지난 일정" };
  const days = daysUntil(event, today);
  if (event.label !== undefined)
    return days > 0 ? { written: "예정", spoken: "예정" } : { written: "진행 중", spoken: "진행 중" };
  if (days > 0) return { written: `D-${days}`, spoken: `${days}일 남음` };
  if (days === 0) return { written: "D-DAY", spoken: "오늘" };
  return { written: "진행 중", spoken: "진행 중" };
}

/** Returns when the model house can be visited, each day `yyyy-mm-dd`, as far as it is known; `월` among the closed ones is every Monday. */
export const visitDays = ({ events, closedDays = [] }: Schedule, { saleEnd }: Forms["retention"]) => ({
  opens: knownStart(events, MODEL_HOUSE_EVENT),
  plannedEnd: lastDay(events),
  saleEnd,
  closed: closedDays,
});

/** Returns the first day on which no lead may be kept, `yyyy-mm-dd`; `undefined` while the sale goes on. */
export const leadsEnd = ({ months, saleEnd }: Forms["retention"]): string | undefined =>
  saleEnd === undefined ? undefined : addDays(sameDayOfMonth(saleEnd, months), 1);
