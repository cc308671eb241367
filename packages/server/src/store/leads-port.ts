import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/data/leads/lead";

/** How much may be stored in a window of time, which begins with the first of it. */
export interface Quota {
  /** Whose leads are counted together, e.g. those of an address. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Whether everybody shares it, so that a store of many writers may count it in parts. @default no */
  readonly isShared?: boolean;
}

/** A text message that follows a lead. */
export interface NewMessage {
  readonly kind: MessageKind;
  /** It is queued only if all of these have room, each with a key of its own; the lead is stored either way. */
  readonly quotas: readonly Quota[];
  /**
   * Kind of the message before it whose link confirms this one; it is queued only along with that.
   *
   * @default sent without
   */
  readonly confirmedBy?: MessageKind;
}

/** What became of a lead. */
export interface Admission {
  /** Seconds until there is room again; 0 when the lead has been stored. */
  readonly seconds: number;
  /** Whether it was stored in quarantine. */
  readonly isQuarantined: boolean;
  /** Kinds of the text messages that were queued. */
  readonly queued: readonly MessageKind[];
}

/** A lead that is to be stored. */
export interface NewLead extends Lead {
  /** Id of its sending: a lead whose id is stored already has been sent again and is stored once. @default none, stored each time */
  readonly id?: string | undefined;
}

/** Where leads are kept, whatever keeps them. */
export interface LeadsStore {
  /**
   * Stores a lead with its messages and counts it for each of its quotas. Where one of them is used up, stores it in quarantine
   * without messages and counts it for each quota of the first of `bounds` that has room instead; refuses it where none has. All of
   * that happens or nothing. The lead's own time is that of the quotas. Once the answer is there the lead is safe. A lead that was
   * stored before is answered as it was then.
   *
   * @param bounds @default none, quarantine is never full
   */
  add(
    lead: NewLead,
    quotas: readonly Quota[],
    messages?: readonly NewMessage[],
    ...bounds: readonly (readonly Quota[])[]
  ): Admission | Promise<Admission>;
}
