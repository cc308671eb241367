import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { z } from "zod";
import { createWindowLimiter } from "../../http/rate-limit.ts";
import type { Database } from "./database.ts";
import { insertLead } from "./lead-rows.ts";
import type { LeadsStore, NewLead, NewLeadOptions, StoredLead } from "../leads-port.ts";
import { newConsentToken } from "../../messages/outbox-port.ts";
import { limitOfNumber } from "../../messages/plan-messages.ts";
import { OutboxStore } from "./outbox.ts";

const storedRow = z.object({ id: z.number(), quarantined: z.number() });
const kindRow = z.object({ kind: z.enum(MESSAGE_KINDS) });

const DAY_MS = 24 * 3_600_000;

/** Leads on the disk. Which numbers had a message today is kept in memory, after a start by {@link LeadStore.recountMessages}. */
export class LeadStore implements LeadsStore {
  readonly #db: Database;
  readonly #outbox: OutboxStore;
  readonly #numbers = createWindowLimiter();

  constructor(db: Database) {
    this.#db = db;
    this.#outbox = new OutboxStore(db);
  }

  /** Finds the numbers that had a message in the last day, as an earlier process did. */
  recountMessages(now: number): void {
    for (const { kind, createdAt, ...lead } of this.#outbox.queuedSince(now - DAY_MS))
      this.#numbers.take([limitOfNumber(kind, lead)], createdAt);
  }

  /** Stores one lead. Nothing waits in here, so nothing comes between. */
  add(lead: NewLead, options: NewLeadOptions = {}): StoredLead {
    return this.#findSent(lead) ?? this.#store(lead, options);
  }

  #findSent({ id: sendId }: NewLead): StoredLead | undefined {
    if (sendId === undefined) return undefined;
    const row = this.#db.first(storedRow, "SELECT id, quarantined FROM leads WHERE send_id = ?", [sendId]);
    if (row === undefined) return undefined;
    const sql = "SELECT kind FROM outbox WHERE lead_id = ? AND state <> 'refused'";
    const queued = this.#db.all(kindRow, sql, [row.id]).map(({ kind }) => kind);
    return { isQuarantined: row.quarantined === 1, queued };
  }

  #store(lead: NewLead, { isQuarantined = false, messages = [] }: NewLeadOptions): StoredLead {
    const { createdAt } = lead;
    return this.#db.transaction(() => {
      const id = insertLead(this.#db, lead, isQuarantined);
      const queued: MessageKind[] = [];
      for (const { kind, confirmedBy, ...message } of isQuarantined ? [] : messages) {
        const mayBeSent = message.isAllowed && (confirmedBy === undefined || queued.includes(confirmedBy));
        const isAllowed = mayBeSent && this.#numbers.take([limitOfNumber(kind, lead)], createdAt) === 0;
        const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
        this.#outbox.add(id, { kind, isAllowed, consentToken }, createdAt);
        if (isAllowed) queued.push(kind);
      }
      return { isQuarantined, queued };
    });
  }
}
