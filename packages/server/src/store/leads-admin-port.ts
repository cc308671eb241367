import type { MessageKind } from "@danji/complex/messages/compose";
import type { AdminLead, FailedMessage, LeadFilter, LeadState } from "@danji/data/leads/admin-port";
import type { AuditEntry } from "@danji/data/audit/port";
import type { AuditContext } from "./audit-port.ts";

/** Place in the list of leads: the last one before it. */
export type LeadPlace = Pick<AdminLead, "createdAt" | "id">;

/** Which leads are read. */
export type LeadScope = Pick<LeadFilter, "siteId" | "onlyQuarantined">;

/** Whose leads are looked for: by phone, however it was typed, at a site or, if empty, at all. */
export interface Person {
  readonly phone: string;
  readonly siteId: string;
}

export interface RetentionRecord {
  /** First day on which no lead may be kept, `yyyy-mm-dd`. */
  readonly leadsEnd: string;
  readonly announcedAt: number;
  /** When the deletion was first found due; `null` before. */
  readonly dueSince: number | null;
}

/** The leads of all sites. */
export const EVERY_LEAD: LeadScope = { siteId: "", onlyQuarantined: false };

/** Leads as the admin page works with them, whatever keeps them. */
export interface LeadsAdminStore {
  /**
   * Gives leads that an earlier release has stored without a site, and their messages, to a site; answers how many there were.
   * Costs next to nothing where there are none.
   */
  assignSite(siteId: string): number | Promise<number>;
  /** Keys of the sites that any leads belong to, in their order. */
  siteIds(): readonly string[] | Promise<readonly string[]>;
  /** Up to `limit` leads after a place, newest first. */
  chunk(limit: number, scope: LeadScope, after?: LeadPlace): readonly AdminLead[] | Promise<readonly AdminLead[]>;
  /** How many leads a person has left. Reads no others. */
  countOf(person: Person): number | Promise<number>;
  /** Ids of up to `limit` leads of a person, or of those with a consent to advertising, in no order. Reads no others. */
  idsOf(
    limit: number,
    person: Person,
    only?: { readonly onlyAgreed?: boolean },
  ): readonly string[] | Promise<readonly string[]>;
  /** See `LeadsAdminPort`; the entry of the audit log is written along with the change. */
  setState(id: string, from: LeadState, to: LeadState, by: AuditContext): LeadState | null | Promise<LeadState | null>;
  /** Takes a lead out of quarantine, and writes that down; answers whether it was in there. */
  release(id: string, by: AuditContext): boolean | Promise<boolean>;
  /** Withdraws the consent to advertising of leads, and writes that down; answers how many had it. */
  withdraw(ids: readonly string[], by: AuditContext): number | Promise<number>;
  /** Records when the owner of their number confirmed the consent to advertising of leads. The first time stays; a withdrawn consent gets none. */
  confirm(ids: readonly string[], at: number): void | Promise<void>;
  /** The newest `limit` messages of a site, or, if empty, of all that failed or may have, newest first. */
  failedMessages(limit: number, siteId: string): readonly FailedMessage[] | Promise<readonly FailedMessage[]>;
  /** How many messages of a kind were queued for a site after `since` (ms since 1970) and not refused. */
  countMessages(kind: MessageKind, siteId: string, since: number): number | Promise<number>;
  /** How many leads that a site got after `since` (ms since 1970) are in quarantine. */
  countQuarantined(siteId: string, since: number): number | Promise<number>;
  /** Deletes leads for good, and writes down how many and why; answers how many there were. @default "leads-erased" */
  remove(ids: readonly string[], by: AuditContext, what?: "leads-erased" | "leads-expired"): number | Promise<number>;
  /** Whether deleted leads still stand in a log of the database, since another program reads it. It is emptied as soon as that ends. */
  isErasurePending(): boolean;
  retentionOf(siteId: string): RetentionRecord | undefined | Promise<RetentionRecord | undefined>;
  setRetention(siteId: string, record: RetentionRecord | undefined): void | Promise<void>;
  /** Deletes up to `limit` entries of the audit log from before a moment (ms since 1970); answers how many. */
  removeAudit(before: number, limit: number): number | Promise<number>;
  /** Writes down that so many leads were taken along. */
  noteExport(count: number, by: AuditContext): void | Promise<void>;
  /** The newest entries of the audit log, newest first. */
  audit(limit: number): readonly AuditEntry[] | Promise<readonly AuditEntry[]>;
}
