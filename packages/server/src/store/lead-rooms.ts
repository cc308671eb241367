import type { Quota } from "./leads-port.ts";

/** A way in which a lead may be stored: within its quotas, or in quarantine within one of its bounds. */
export interface LeadRoom {
  readonly quotas: readonly Quota[];
  readonly isQuarantined: boolean;
}

/** The first room of some that is open, with those behind it, or the seconds until one of them opens. */
type FoundRoom =
  { readonly isQuarantined: boolean; readonly rooms: readonly LeadRoom[] } | { readonly seconds: number };

/**
 * Finds the first room in which a lead may be stored.
 *
 * @param take Counts a lead for quotas; returns the seconds until all of them have room, 0 where they have.
 */
export function findRoom(rooms: readonly LeadRoom[], take: (quotas: readonly Quota[]) => number): FoundRoom {
  let seconds = Infinity;
  for (const [index, { quotas, isQuarantined }] of rooms.entries()) {
    const wait = take(quotas);
    if (wait === 0) return { isQuarantined, rooms: rooms.slice(index) };
    seconds = Math.min(seconds, wait);
  }
  return { seconds };
}

/** Returns the rooms that a lead is tried in, in their order. Without bounds the quarantine is never full. */
export function roomsOf(quotas: readonly Quota[], bounds: readonly (readonly Quota[])[]): readonly LeadRoom[] {
  const quarantine = bounds.length === 0 ? [[]] : bounds;
  return [{ quotas, isQuarantined: false }, ...quarantine.map((bound) => ({ quotas: bound, isQuarantined: true }))];
}
