import { auditEntry, type AuditEntry } from "@danji/api/audit/schema";
import type { AuditLog } from "../audit-port.ts";
import type { Database } from "./database.ts";

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

  newest(limit: number): AuditEntry[] {
    const sql = "SELECT at, who, what, target, count, address, site_id AS siteId FROM audit ORDER BY id DESC LIMIT ?";
    return this.#db.all(auditEntry, sql, [limit]);
  }

  removeBefore(moment: number, limit: number): number {
    const sql = "DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at < ? ORDER BY id LIMIT ?)";
    return this.#db.run(sql, [moment, limit]);
  }
}
