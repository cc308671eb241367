import { type DeskLead, LEAD_STATES, type LeadState } from "@danji/data/leads/desk-port";
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
  }));

const stateRow = z.object({ state });

/** Leads on the disk, as the desk works with them. */
export class LeadsDesk implements LeadsDeskStore {
  readonly #db: Database;
  readonly #audit: AuditStore;

  constructor(db: Database, audit: AuditStore) {
    this.#db = db;
    this.#audit = audit;
  }

  chunk(limit: number, after?: LeadPlace): DeskLead[] {
    const order = "ORDER BY created_at DESC, id DESC LIMIT ?";
    if (after === undefined) return this.#db.all(leadRow, `SELECT * FROM leads ${order}`, [limit]);
    const sql = `SELECT * FROM leads WHERE (created_at, id) < (?, ?) ${order}`;
    return this.#db.all(leadRow, sql, [after.createdAt, Number(after.id), limit]);
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

  remove(ids: readonly string[], by: Deed): number {
    const removed = this.#db.transaction(() => {
      const count = ids.reduce((sum, id) => sum + this.#db.run("DELETE FROM leads WHERE id = ?", [id]), 0);
      this.#audit.add({ ...by, what: "leads-erased", target: "", count });
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
