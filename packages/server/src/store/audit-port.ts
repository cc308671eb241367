import type { AuditEntry } from "@danji/data/audit/port";

/** Where entries of the audit log are written, whatever keeps them. */
export interface AuditLog {
  /** Appends an entry; entries are never changed. */
  add(entry: AuditEntry): void | Promise<void>;
}
