import type { AuditEntry } from "@danji/api/audit/schema";

/** Account, time and address of an action, and the site whose data it concerns. */
export type AuditContext = Pick<AuditEntry, "who" | "at" | "address" | "siteId">;

/** What one store answers immediately, and another later. */
export type Awaitable<Value> = Value | Promise<Value>;

export interface AuditLog {
  /** Appends an entry; entries are never changed. */
  add(entry: AuditEntry): Awaitable<void>;
  newest(limit: number): Awaitable<readonly AuditEntry[]>;
  /** Deletes up to `limit` entries from before a moment (ms since 1970); returns how many. */
  removeBefore(moment: number, limit: number): Awaitable<number>;
}
