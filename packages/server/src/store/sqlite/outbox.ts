import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { phoneKey } from "@danji/api/leads/phone";
import type { Lead } from "@danji/api/leads/schema";
import { z } from "zod";
import {
  type AddedMessage,
  consentFrom,
  initialStateOf,
  LEASE_MS,
  MESSAGE_STATES,
  NUMBER_MS,
  type Outbox,
} from "../../messages/port.ts";
import { anyRow, type Database } from "./database.ts";
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

/** Keeps text messages on the disk. They go with their lead: a trigger deletes them, whatever program deletes the lead. */
export const createOutbox = (db: Database) =>
  ({
    /** Puts a message of a lead in, in the transaction that stores the lead; one that is not to be sent is written down as refused. */
    add(leadId: number, message: AddedMessage, now: number): void {
      const sql = `INSERT INTO outbox (key, lead_id, kind, state, due_at, attempts, note, changed_at, consent_token)
                   VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?)`;
      const { kind, consentToken } = message;
      const { state, note, dueAt } = initialStateOf(message, now);
      db.run(sql, [`${leadId}-${kind}`, leadId, kind, state, dueAt, note, now, consentToken]);
    },
    /** Returns whether the number of a lead has had a message of a kind at its site within {@link NUMBER_MS} before. */
    hasHadOne(kind: MessageKind, { siteId, phone, createdAt }: Lead): boolean {
      const sql = `SELECT lead_id AS leadId FROM outbox JOIN leads ON leads.id = lead_id
                   WHERE phone_key = ? AND site_id = ? AND outbox.kind = ? AND created_at > ? AND created_at <= ?
                   AND NOT (outbox.state = 'refused' AND note = 'limit') LIMIT 1`;
      return db.all(anyRow, sql, [phoneKey(phone), siteId, kind, createdAt - NUMBER_MS, createdAt]).length > 0;
    },
    async claim(kinds, now) {
      return db.transaction(() => {
        db.run(
          `UPDATE outbox SET state = 'unknown', note = 'lease ended', changed_at = ?
         WHERE state = 'sending' AND due_at <= ?`,
          [now, now],
        );
        db.run(
          `UPDATE outbox SET state = 'refused', note = 'consent withdrawn', changed_at = ?
         WHERE state IN ('waiting', 'waiting-confirmation') AND kind = 'news'
           AND lead_id IN (SELECT id FROM leads WHERE marketing = 0)`,
          [now],
        );
        db.run(
          `UPDATE outbox SET state = 'refused', note = 'not confirmed', changed_at = ?
         WHERE state = 'waiting-confirmation' AND due_at <= ?`,
          [now, now],
        );
        const claimed = db.first(
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
        const lead = db.first(leadRow, `SELECT ${LEAD_COLUMNS} FROM leads WHERE id = ?`, [leadId]);
        if (lead === undefined) return undefined;
        const attempt = attempts + 1;
        const sql = "UPDATE outbox SET state = 'sending', due_at = ?, attempts = ?, changed_at = ? WHERE key = ?";
        db.run(sql, [now + LEASE_MS, attempt, now, key]);
        return { key, kind, lead, attempt, consentToken };
      });
    },
    /** Marks every waiting message of a restored backup as `unknown`: it may have been sent since, and `refused` would end its link. */
    stopRestored(now: number): void {
      db.run(
        `UPDATE outbox SET state = 'unknown', note = 'restored', changed_at = ?
       WHERE state IN ('waiting-confirmation', 'waiting', 'sending')`,
        [now],
      );
    },
    async consentOf(token, now) {
      const sql = `SELECT lead_id AS leadId, site_id AS siteId, phone, marketing, outbox.state, due_at FROM outbox JOIN leads ON leads.id = lead_id
                 WHERE consent_token = ?`;
      const found = db.first(consentRow, sql, [token]);
      return found && consentFrom({ ...found, marketing: found.marketing === 1 }, now);
    },
    async confirm(token, now) {
      db.run(
        `UPDATE outbox SET state = 'waiting', due_at = ?, changed_at = ?
       WHERE consent_token = ? AND state = 'waiting-confirmation' AND due_at > ?`,
        [now, now, token, now],
      );
    },
    async settle({ key, attempt }, settlement, now) {
      const { state, note } = settlement;
      db.run(
        `UPDATE outbox SET state = ?, note = ?, due_at = ?, changed_at = ?
       WHERE key = ? AND attempts = ? AND state IN ('sending', 'unknown')`,
        [state, note, settlement.state === "waiting" ? settlement.dueAt : now, now, key, attempt],
      );
    },
  }) satisfies Outbox & Record<"add" | "hasHadOne" | "stopRestored", unknown>;
