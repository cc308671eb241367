import type { Lead } from "@danji/api/leads/schema";
import type { LeadsStore, Store } from "../../src/store/store.ts";
import type { MessageState, Outbox } from "../../src/messages/port.ts";

/** How a message stands, with when it is due in ms since 1970. */
export interface StoredMessage {
  readonly kind: string;
  readonly state: MessageState;
  readonly dueAt: number;
  readonly attempts: number;
  readonly note: string;
}

/** A store with a place of its own. */
export interface StoreHarness extends Pick<Store, "leads" | "leadsAdmin" | "outbox" | "audit"> {
  /** A second instance over the same place, as another process has it; `undefined` where there is only ever one. */
  readonly otherLeads: LeadsStore | undefined;
  readonly otherOutbox: Outbox;
  /** All leads, in the order of time. */
  storedLeads(): Promise<readonly Lead[]>;
  /** All messages, by lead in the order in which they came, then by kind. */
  storedMessages(): Promise<readonly StoredMessage[]>;
  /** Everything that the outbox keeps, as text. */
  dump(): Promise<string>;
  /** Deletes every lead of a phone number directly in the database. */
  erase(phone: string): Promise<void>;
  /** Takes the consent to advertising back for every lead. */
  withdraw(): Promise<void>;
  dispose(): Promise<void>;
}

/** Returns an empty store; called before each test. */
export type MakeStore = () => Promise<StoreHarness>;
