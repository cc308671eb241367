import type { Quota } from "./leads-port.ts";

/** A way in which a lead may be stored: within its quotas, or in quarantine within one of its bounds. */
export interface LeadRoom {
  readonly quotas: readonly Quota[];
  readonly isQuarantined: boolean;
}

/** Returns the rooms that a lead is tried in, in their order. Without bounds the quarantine is never full. */
export function roomsOf(quotas: readonly Quota[], bounds: readonly (readonly Quota[])[]): readonly LeadRoom[] {
  const quarantine = bounds.length === 0 ? [[]] : bounds;
  return [{ quotas, isQuarantined: false }, ...quarantine.map((bound) => ({ quotas: bound, isQuarantined: true }))];
}
