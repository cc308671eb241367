import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { z } from "zod";
import {
  type AddedMessage,
  type ClaimedMessage,
  consentFrom,
  initialStateOf,
  LEASE_MS,
  MESSAGE_STATES,
  type MessageConsent,
  type Outbox,
  type Settlement,
} from "../../messages/outbox-port.ts";
import type { Database } from "./database.ts";
import { LEAD_COLUMNS, leadRow } from "./lead-rows.ts";

const claimedRow = z.object({
  key: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  leadId: z.number(),
  attempts: z.number(),
  consentToken: z.string().nullable(),
});

const consentRow = z
  .object({
    leadId: z.number().transform(String),
    siteId: z.string(),
    phone: z.string(),
    marketing: z.number(),
    state: z.enum(MESSAGE_STATES),
    due_at: z.number(),
  })
  .transform(({ due_at: dueAt, ...consent }) => ({ ...consent, dueAt }));

const queuedRow = z.object({
  kind: z.enum(MESSAGE_KINDS),
  siteId: z.string(),
  phone: z.string(),
  createdAt: z.number(),
});

/** Text messages on the disk. They go with their lead: a trigger deletes them, whatever program deletes the lead. */
export class OutboxStore implements Outbox {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Puts a message of a lead in, in the transaction that stores the lead; one that is not to be sent is written down as refused. */
  add(leadId: number, message: AddedMessage, now: number): void {
    const sql = `INSERT INTO outbox (key, lead_id, kind, state, due_at, attempts, note, changed_at, consent_token)
                 VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?)`;
    const { kind, consentToken } = message;
    const { state, note, dueAt } = initialStateOf(message, now);
    this.#db.run(sql, [`${leadId}-${kind}`, leadId, kind, state, dueAt, note, now, consentToken]);
  }

  /** The messages that were queued after `since` (ms since 1970), oldest first, with the site, phone and time of their leads. */
  queuedSince(since: number): z.output<typeof queuedRow>[] {
    const sql = `SELECT outbox.kind, site_id AS siteId, phone, created_at AS createdAt
                 FROM outbox JOIN leads ON leads.id = lead_id
                 WHERE created_at > ? AND NOT (outbox.state = 'refused' AND note = 'limit') ORDER BY created_at`;
    return this.#db.all(queuedRow, sql, [since]);
  }

  async claim(kinds: readonly MessageKind[], now: number): Promise<ClaimedMessage | undefined> {
    return this.#db.transaction(() => {
      this.#db.run(
        `UPDATE outbox SET state = 'unknown', note = 'lease ended', changed_at = ?
         WHERE state = 'sending' AND due_at <= ?`,
        [now, now],
      );
      this.#db.run(
        `UPDATE outbox SET state = 'refused', note = 'consent withdrawn', changed_at = ?
         WHERE state IN ('waiting', 'waiting-confirmation') AND kind = 'news'
           AND lead_id IN (SELECT id FROM leads WHERE marketing = 0)`,
        [now],
      );
      this.#db.run(
        `UPDATE outbox SET state = 'refused', note = 'not confirmed', changed_at = ?
         WHERE state = 'waiting-confirmation' AND due_at <= ?`,
        [now, now],
      );
      const claimed = this.#db.first(
        claimedRow,
        // A booking's message carries the token of the news beside it.
        `SELECT key, outbox.kind, lead_id AS leadId, attempts,
           coalesce(consent_token, (
             SELECT news.consent_token FROM outbox AS news
             WHERE news.lead_id = outbox.lead_id AND news.state = 'waiting-confirmation'
           )) AS consentToken
         FROM outbox JOIN leads ON leads.id = lead_id
         WHERE outbox.state = 'waiting' AND outbox.kind IN (${kinds.map(() => "?").join(", ")}) AND due_at <= ?
         ORDER BY due_at, lead_id, outbox.kind LIMIT 1`,
        [...kinds, now],
      );
      if (claimed === undefined) return undefined;
      const { key, kind, leadId, attempts, consentToken } = claimed;
      const lead = this.#db.first(leadRow, `SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, [leadId]);
      if (lead === undefined) return undefined;
      const attempt = attempts + 1;
      const sql = "UPDATE outbox SET state = 'sending', due_at = ?, attempts = ?, changed_at = ? WHERE key = ?";
      this.#db.run(sql, [now + LEASE_MS, attempt, now, key]);
      return { key, kind, lead, attempt, consentToken };
    });
  }

  /**
   * Marks every message of a restored backup that may still go out as `unknown`: since the backup was made it may have been
   * sent, or its consent withdrawn. Not `refused`, which would end the link that withdraws.
   */
  stopRestored(now: number): void {
    this.#db.run(
      `UPDATE outbox SET state = 'unknown', note = 'restored', changed_at = ?
       WHERE state IN ('waiting-confirmation', 'waiting', 'sending')`,
      [now],
    );
  }

  async consentOf(token: string, now: number): Promise<MessageConsent | undefined> {
    const sql = `SELECT lead_id AS leadId, site_id AS siteId, phone, marketing, outbox.state, due_at FROM outbox JOIN leads ON leads.id = lead_id
                 WHERE consent_token = ?`;
    const found = this.#db.first(consentRow, sql, [token]);
    return found && consentFrom({ ...found, marketing: found.marketing === 1 }, now);
  }

  async confirm(token: string, now: number): Promise<void> {
    this.#db.run(
      `UPDATE outbox SET state = 'waiting', due_at = ?, changed_at = ?
       WHERE consent_token = ? AND state = 'waiting-confirmation' AND due_at > ?`,
      [now, now, token, now],
    );
  }

  async settle({ key, attempt }: ClaimedMessage, settlement: Settlement, now: number): Promise<void> {
    const { state, note } = settlement;
    this.#db.run(
      `UPDATE outbox SET state = ?, note = ?, due_at = ?, changed_at = ?
       WHERE key = ? AND attempts = ? AND state IN ('sending', 'unknown')`,
      [state, note, settlement.state === "waiting" ? settlement.dueAt : now, now, key, attempt],
    );
  }
}
