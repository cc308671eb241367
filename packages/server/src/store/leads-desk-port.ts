import type { DeskLead, LeadState } from "@danji/data/leads/desk-port";
import type { AuditEntry } from "@danji/data/audit/port";

/** Who does something, and when. */
export type Deed = Pick<AuditEntry, "who" | "at">;

/** Place in the list of leads: the last one before it. */
export type LeadPlace = Pick<DeskLead, "createdAt" | "id">;

/** Leads as the desk works with them, whatever keeps them. */
export interface LeadsDeskStore {
  /** Up to `limit` leads after a place, newest first. */
  chunk(limit: number, after?: LeadPlace): readonly DeskLead[] | Promise<readonly DeskLead[]>;
  /** See `LeadsDeskPort`; the entry of the audit log is written along with the change. */
  setState(id: string, from: LeadState, to: LeadState, by: Deed): LeadState | null | Promise<LeadState | null>;
  /** Deletes leads for good, and writes down how many; answers how many there were. */
  remove(ids: readonly string[], by: Deed): number | Promise<number>;
  /** Writes down that so many leads were taken along. */
  noteExport(count: number, by: Deed): void | Promise<void>;
  /** The newest entries of the audit log, newest first. */
  audit(limit: number): readonly AuditEntry[] | Promise<readonly AuditEntry[]>;
}
