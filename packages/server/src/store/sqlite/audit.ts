import { auditEntry } from "@danji/api/audit/schema";
import type { AuditLog } from "../store.ts";
import type { Database } from "./database.ts";

/** Keeps what the administrator has done. Only ever added to, which the database sees to. */
export const createAudit = (db: Database) =>
  ({
    /** Writes an entry down; to be called in the transaction of what it records. */
    add({ at, who, what, target, count, address = "", siteId = "" }) {
      const sql = "INSERT INTO audit (at, who, what, target, count, address, site_id) VALUES (?, ?, ?, ?, ?, ?, ?)";
      db.run(sql, [at, who, what, target, count, address, siteId]);
    },
    newest(limit) {
      const sql = "SELECT at, who, what, target, count, address, site_id AS siteId FROM audit ORDER BY id DESC LIMIT ?";
      return db.all(auditEntry, sql, [limit]);
    },
    removeBefore(moment, limit) {
      const sql = "DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at < ? ORDER BY id LIMIT ?)";
      return db.run(sql, [moment, limit]);
    },
  }) satisfies AuditLog;
