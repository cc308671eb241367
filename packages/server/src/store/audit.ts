import { AUDIT_ACTIONS, type AuditEntry } from "@danji/data/audit/port";
import { z } from "zod";
import type { Database } from "./database.ts";

const entryRow: z.ZodType<AuditEntry> = z.object({
  at: z.number(),
  who: z.string(),
  what: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  count: z.number(),
});

/** What the administrator has done. Only ever added to, which the database sees to. */
export class AuditStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Writes an entry down; to be called in the transaction of what it tells. */
  add({ at, who, what, target, count }: AuditEntry): void {
    const sql = "INSERT INTO audit (at, who, what, target, count) VALUES (?, ?, ?, ?, ?)";
    this.#db.run(sql, [at, who, what, target, count]);
  }

  /** The newest `limit` entries, newest first. */
  newest(limit: number): AuditEntry[] {
    return this.#db.all(entryRow, "SELECT at, who, what, target, count FROM audit ORDER BY id DESC LIMIT ?", [limit]);
  }
}
