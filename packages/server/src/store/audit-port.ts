import type { AuditEntry } from "@danji/data/audit/port";

/** Account, time and address of an action, and the site whose data it concerns. */
export type AuditContext = Pick<AuditEntry, "who" | "at" | "address" | "siteId">;

/** Where entries of the audit log are written, whatever keeps them. */
export interface AuditLog {
  /** Appends an entry; entries are never changed. */
  add(entry: AuditEntry): void | Promise<void>;
}
