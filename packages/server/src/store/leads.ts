import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { z } from "zod";
import { phoneKey } from "@danji/data/leads/phone";
import { createWindowLimiter } from "../http/rate-limit.ts";
import type { Database } from "./database.ts";
import type { Admission, LeadsStore, NewLead, NewMessage, Quota } from "./leads-port.ts";
import { newConsentToken } from "../messages/outbox-port.ts";
import { findRoom, roomsOf } from "./lead-rooms.ts";
import { quotasOfMessage } from "../messages/plan-messages.ts";
import { OutboxStore } from "./outbox.ts";

const idRow = z.object({ id: z.number() });
const storedRow = idRow.extend({ quarantined: z.number() });
const kindRow = z.object({ kind: z.enum(MESSAGE_KINDS) });

const DAY_MS = 24 * 3_600_000;
const UNLIMITED = { messagesPerNumberAndDay: Infinity, messagesPerHour: Infinity, messagesPerDay: Infinity };

/** Leads on the disk; what was used of the quotas is known until the process ends, but for what {@link LeadStore.recountMessages} finds. */
export class LeadStore implements LeadsStore {
  readonly #db: Database;
  readonly #outbox: OutboxStore;
  readonly #limiter = createWindowLimiter();
  /** Separate: these keys are kept for a day, and a rush of addresses must not evict them. */
  readonly #messageLimiter = createWindowLimiter();

  constructor(db: Database) {
    this.#db = db;
    this.#outbox = new OutboxStore(db);
  }

  /** Counts the messages of the last day again for their number and site, as an earlier process did. Senders are stored nowhere. */
  recountMessages(now: number): void {
    for (const { kind, createdAt, ...lead } of this.#outbox.queuedSince(now - DAY_MS))
      this.#messageLimiter.take(quotasOfMessage(kind, lead, UNLIMITED), createdAt);
  }

  /** Stores one lead where its quotas or bounds have room. Nothing waits in here, so nothing comes between. */
  add(
    lead: NewLead,
    quotas: readonly Quota[],
    messages: readonly NewMessage[] = [],
    ...bounds: readonly (readonly Quota[])[]
  ): Admission {
    const before = this.#findSent(lead);
    if (before !== undefined) return before;
    const found = findRoom(roomsOf(quotas, bounds), (limits) => this.#limiter.take(limits, lead.createdAt));
    if ("seconds" in found) return { ...found, isQuarantined: false, queued: [] };
    return this.#store(lead, messages, found.isQuarantined);
  }

  /** Returns what became of a lead when it was sent before. */
  #findSent({ id: sendId }: NewLead): Admission | undefined {
    if (sendId === undefined) return undefined;
    const row = this.#db.first(storedRow, "SELECT id, quarantined FROM leads WHERE send_id = ?", [sendId]);
    if (row === undefined) return undefined;
    const sql = "SELECT kind FROM outbox WHERE lead_id = ? AND state <> 'refused'";
    const queued = this.#db.all(kindRow, sql, [row.id]).map(({ kind }) => kind);
    return { seconds: 0, isQuarantined: row.quarantined === 1, queued };
  }

  #store(lead: NewLead, messages: readonly NewMessage[], isQuarantined: boolean): Admission {
    const { createdAt } = lead;
    return this.#db.transaction(() => {
      const id = this.#insert(lead, isQuarantined);
      const queued: MessageKind[] = [];
      for (const { kind, quotas: limits, confirmedBy } of isQuarantined ? [] : messages) {
        const canConfirm = confirmedBy === undefined || queued.includes(confirmedBy);
        const isAllowed = canConfirm && this.#messageLimiter.take(limits, createdAt) === 0;
        const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
        this.#outbox.add(id, { kind, isAllowed, consentToken }, createdAt);
        if (isAllowed) queued.push(kind);
      }
      return { seconds: 0, isQuarantined, queued };
    });
  }

  #insert(lead: NewLead, isQuarantined: boolean): number {
    const row = this.#db.first(
      idRow,
      `INSERT INTO leads (site_id, kind, name, phone, birthdate, email, visit_date, message, marketing,
         consent, consent_mode, consent_version, created_at, quarantined, phone_key, send_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      [
        lead.siteId,
        lead.kind,
        lead.name,
        lead.phone,
        lead.birthdate,
        lead.email,
        lead.visitDate,
        lead.message,
        Number(lead.marketing),
        Number(lead.consent),
        lead.consentMode,
        lead.consentVersion,
        lead.createdAt,
        Number(isQuarantined),
        phoneKey(lead.phone),
        lead.id ?? null,
      ],
    );
    if (row === undefined) throw new Error("The database gave a lead no id.");
    return row.id;
  }
}
