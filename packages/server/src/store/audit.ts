import { AUDIT_ACTIONS, type AuditEntry } from "@danji/data/audit/port";
import { z } from "zod";
import type { AuditLog } from "./audit-port.ts";
import type { Database } from "./database.ts";

const entryRow: z.ZodType<AuditEntry> = z.object({
  at: z.number(),
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  count: z.number(),
  address: z.string(),
  siteId: z.string(),
});

/** What the administrator has done. Only ever added to, which the database sees to. */
export class AuditStore implements AuditLog {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Writes an entry down; to be called in the transaction of what it records. */
  add({ at, who, what, target, count, address = "", siteId = "" }: AuditEntry): void {
    const sql = "INSERT INTO audit (at, who, what, target, count, address, site_id) VALUES (?, ?, ?, ?, ?, ?, ?)";
    this.#db.run(sql, [at, who, what, target, count, address, siteId]);
  }

  /** The newest `limit` entries, newest first. */
  newest(limit: number): AuditEntry[] {
    const sql = "SELECT at, who, what, target, count, address, site_id AS siteId FROM audit ORDER BY id DESC LIMIT ?";
    return this.#db.all(entryRow, sql, [limit]);
  }
}
