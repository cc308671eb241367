/** Where a date stands: gone by, the one that comes next (or is under way), further ahead. */
export const TIMELINE_STATES = ["past", "next", "later"] as const;
export type TimelineState = (typeof TIMELINE_STATES)[number];
