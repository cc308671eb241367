import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/data/leads/lead";

/** How many leads may be stored in a window of time, which begins with the first of them. */
export interface Quota {
  /** Whose leads are counted together, e.g. those of an address. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Whether everybody shares it, so that a store of many writers may count it in parts. Default: no. */
  readonly isShared?: boolean;
}

/** A text message that follows a lead. */
export interface NewMessage {
  readonly kind: MessageKind;
  /** It is queued only if all of these have room, each with a key of its own; the lead is stored either way. */
  readonly quotas: readonly Quota[];
}

/** Where leads are kept, whatever keeps them. */
export interface LeadsStore {
  /**
   * Stores a lead with its messages and counts it for each of its quotas, unless one of them is used up: all of that happens or
   * nothing. The lead's own time is that of the quotas. Once the answer is there the lead is safe.
   *
   * @returns seconds until there is room; 0 when the lead has been stored.
   */
  add(lead: Lead, quotas: readonly Quota[], messages?: readonly NewMessage[]): number | Promise<number>;
}
