/** State of a date: past, next (or under way), later. */
export const TIMELINE_STATES = ["past", "next", "later"] as const;
export type TimelineState = (typeof TIMELINE_STATES)[number];
