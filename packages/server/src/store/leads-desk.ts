import type { MessageKind } from "@danji/complex/messages/compose";
import {
  DESK_MESSAGE_KINDS,
  type DeskLead,
  FAILED_MESSAGE_STATES,
  type FailedMessage,
  LEAD_STATES,
  type LeadState,
} from "@danji/data/leads/desk-port";
import { LEAD_KINDS } from "@danji/data/leads/port";
import { z } from "zod";
import type { AuditStore } from "./audit.ts";
import type { Database } from "./database.ts";
import type { Deed, LeadPlace, LeadsDeskStore } from "./leads-desk-port.ts";

const text = z.string().nullable();
const flag = z.number().transform((value) => value === 1);
const state = z.enum(LEAD_STATES);

const leadRow: z.ZodType<DeskLead> = z
  .object({
    id: z.number().transform(String),
    kind: z.enum(LEAD_KINDS),
    name: z.string(),
    phone: z.string(),
    birthdate: text,
    email: text,
    visit_date: text,
    message: text,
    marketing: flag,
    consent: flag,
    consent_mode: z.enum(["notice", "checkbox"]),
    consent_version: z.string(),
    created_at: z.number(),
    state,
    quarantined: flag,
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    phone: row.phone,
    birthdate: row.birthdate,
    email: row.email,
    visitDate: row.visit_date,
    message: row.message,
    marketing: row.marketing,
    consent: row.consent,
    consentMode: row.consent_mode,
    consentVersion: row.consent_version,
    createdAt: row.created_at,
    state: row.state,
    isQuarantined: row.quarantined,
  }));

const countRow = z.object({ count: z.number() });
const failedRow: z.ZodType<FailedMessage> = z.object({
  id: z.string(),
  kind: z.enum(DESK_MESSAGE_KINDS),
  state: z.enum(FAILED_MESSAGE_STATES),
  at: z.number(),
  reason: z.string(),
  name: z.string(),
  phone: z.string(),
});

const stateRow = z.object({ state });

/** Leads on the disk, as the desk works with them. */
export class LeadsDesk implements LeadsDeskStore {
  readonly #db: Database;
  readonly #audit: AuditStore;

  constructor(db: Database, audit: AuditStore) {
    this.#db = db;
    this.#audit = audit;
  }

  chunk(limit: number, after?: LeadPlace, onlyQuarantined = false): DeskLead[] {
    const from = `SELECT * FROM leads WHERE ${onlyQuarantined ? "quarantined = 1" : "true"}`;
    const order = "ORDER BY created_at DESC, id DESC LIMIT ?";
    if (after === undefined) return this.#db.all(leadRow, `${from} ${order}`, [limit]);
    const sql = `${from} AND (created_at, id) < (?, ?) ${order}`;
    return this.#db.all(leadRow, sql, [after.createdAt, Number(after.id), limit]);
  }

  release(id: string, by: Deed): boolean {
    return this.#db.transaction(() => {
      const count = this.#db.run("UPDATE leads SET quarantined = 0 WHERE id = ? AND quarantined = 1", [id]);
      if (count > 0) this.#audit.add({ ...by, what: "lead-released", target: id, count });
      return count > 0;
    });
  }

  setState(id: string, from: LeadState, to: LeadState, by: Deed): LeadState | null {
    return this.#db.transaction(() => {
      const standing = this.#db.first(stateRow, "SELECT state FROM leads WHERE id = ?", [id])?.state;
      if (standing !== from || from === to) return standing ?? null;
      this.#db.run("UPDATE leads SET state = ? WHERE id = ?", [to, id]);
      this.#audit.add({ ...by, what: "lead-state", target: id, count: 1 });
      return to;
    });
  }

  withdraw(ids: readonly string[], by: Deed): number {
    return this.#db.transaction(() => {
      const sql = "UPDATE leads SET marketing = 0 WHERE id = ? AND marketing = 1";
      const count = ids.reduce((sum, id) => sum + this.#db.run(sql, [id]), 0);
      if (count > 0) this.#audit.add({ ...by, what: "consent-withdrawn", target: "", count });
      return count;
    });
  }

  failedMessages(limit: number): FailedMessage[] {
    const sql = `SELECT key AS id, outbox.kind, outbox.state, changed_at AS at, note AS reason, name, phone
                 FROM outbox JOIN leads ON leads.id = lead_id WHERE outbox.state IN ('failed', 'unknown')
                 ORDER BY changed_at DESC LIMIT ?`;
    return this.#db.all(failedRow, sql, [limit]);
  }

  countMessages(kind: MessageKind, since: number): number {
    const sql = `SELECT count(*) AS count FROM outbox JOIN leads ON leads.id = lead_id
                 WHERE outbox.kind = ? AND outbox.state <> 'refused' AND leads.created_at > ?`;
    return this.#db.first(countRow, sql, [kind, since])?.count ?? 0;
  }

  remove(ids: readonly string[], by: Deed, what: "leads-erased" | "leads-expired" = "leads-erased"): number {
    const removed = this.#db.transaction(() => {
      const count = ids.reduce((sum, id) => sum + this.#db.run("DELETE FROM leads WHERE id = ?", [id]), 0);
      this.#audit.add({ ...by, what, target: "", count });
      return count;
    });
    // The pages are overwritten (secure_delete), but their old state stands in the log until it is emptied.
    this.#db.all(z.looseObject({}), "PRAGMA wal_checkpoint(TRUNCATE)");
    return removed;
  }

  noteExport(count: number, by: Deed): void {
    this.#audit.add({ ...by, what: "leads-exported", target: "", count });
  }

  audit(limit: number) {
    return this.#audit.newest(limit);
  }
}
