import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import { z } from "zod";
import { LEASE_MS, type ClaimedMessage, type Outbox, type Settlement } from "../messages/outbox-port.ts";
import type { Database } from "./database.ts";

const claimedRow: z.ZodType<ClaimedMessage> = z
  .object({
    key: z.string(),
    kind: z.enum(MESSAGE_KINDS),
    phone: z.string(),
    visit_date: z.string().nullable(),
    created_at: z.number(),
    attempts: z.number(),
  })
  .transform(({ key, kind, phone, visit_date: visitDate, created_at: bookedAt, attempts }) => ({
    key,
    kind,
    phone,
    visitDate,
    bookedAt,
    attempt: attempts + 1,
  }));

/** Text messages on the disk. They go with their lead: a trigger deletes them, whatever program deletes the lead. */
export class OutboxStore implements Outbox {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Puts a message of a lead in, in the transaction that stores the lead; one that is not to be sent is written down as refused. */
  add(leadId: number, kind: MessageKind, isAllowed: boolean, now: number): void {
    const sql = `INSERT INTO outbox (key, lead_id, kind, state, due_at, attempts, note, changed_at)
                 VALUES (?, ?, ?, ?, ?, 0, ?, ?)`;
    const [state, note] = isAllowed ? ["waiting", ""] : ["refused", "limit"];
    this.#db.run(sql, [`${leadId}-${kind}`, leadId, kind, state, now, note, now]);
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
         WHERE state = 'waiting' AND kind = 'news' AND lead_id IN (SELECT id FROM leads WHERE marketing = 0)`,
        [now],
      );
      const claimed = this.#db.first(
        claimedRow,
        `SELECT key, outbox.kind, phone, visit_date, leads.created_at, attempts
         FROM outbox JOIN leads ON leads.id = lead_id
         WHERE outbox.state = 'waiting' AND outbox.kind IN (${kinds.map(() => "?").join(", ")}) AND due_at <= ?
         ORDER BY due_at, lead_id, outbox.kind LIMIT 1`,
        [...kinds, now],
      );
      if (claimed === undefined) return undefined;
      this.#db.run("UPDATE outbox SET state = 'sending', due_at = ?, attempts = ?, changed_at = ? WHERE key = ?", [
        now + LEASE_MS,
        claimed.attempt,
        now,
        claimed.key,
      ]);
      return claimed;
    });
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
