import type { MessageKind } from "@danji/complex/messages/compose";
import type { Lead } from "@danji/api/leads/schema";
import type { Awaitable } from "./audit-port.ts";

/** A text message that follows a lead. It is queued unless its number had one of its kind within a day. */
export interface NewMessage {
  readonly kind: MessageKind;
  /** Whether the limits have room for it; else it is written down as refused. */
  readonly isAllowed: boolean;
  /**
   * Kind of the message before it whose link confirms this one; it is queued only along with that.
   *
   * @default sent without
   */
  readonly confirmedBy?: MessageKind;
}

export interface StoredLead {
  readonly isQuarantined: boolean;
  readonly queued: readonly MessageKind[];
}

export interface NewLead extends Lead {
  /** Id of its sending: a lead whose id is stored already has been sent again and is stored once. @default none, stored each time */
  readonly id?: string | undefined;
}

export interface NewLeadOptions {
  /** Whether it is stored in quarantine, where no message follows. @default no */
  readonly isQuarantined?: boolean;
  /** @default none */
  readonly messages?: readonly NewMessage[];
}

export interface LeadsStore {
  /**
   * Stores a lead with its messages; all of that happens or nothing. Once the answer is there the lead is safe. A lead that was
   * stored before is answered as it was then. A store that has no time for the messages stores the lead in quarantine.
   */
  add(lead: NewLead, options?: NewLeadOptions): Awaitable<StoredLead>;
}
