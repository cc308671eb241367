import type { MessageKind } from "@danji/complex/messages/compose";
import type { AdminLead, FailedMessage, LeadCounts, LeadFilter } from "@danji/api/leads/schema";
import type { LeadState } from "@danji/api/leads/fields";
import { z } from "zod";
import type { AuditContext, Awaitable } from "./audit-port.ts";

/** Place in the list of leads: the last one before it. */
export type LeadPlace = Pick<AdminLead, "createdAt" | "id">;

export type LeadScope = Pick<LeadFilter, "siteId" | "onlyQuarantined">;

/** Whose leads are looked for: by phone, however it was typed, at a site or, if empty, at all. */
export interface Person {
  readonly phone: string;
  readonly siteId: string;
}

export const retentionRecord = z.object({
  /** First day on which no lead may be kept, `yyyy-mm-dd`. */
  leadsEnd: z.string(),
  announcedAt: z.number(),
  /** When the deletion was first found due; `null` before. */
  dueSince: z.number().nullable(),
});

export type RetentionRecord = Readonly<z.output<typeof retentionRecord>>;

export const EVERY_LEAD: LeadScope = { siteId: "", onlyQuarantined: false };

export interface LeadsAdminStore {
  /**
   * Gives leads that an earlier release has stored without a site, and their messages, to a site; answers how many there were.
   * Costs next to nothing where there are none.
   */
  assignSite(siteId: string): Awaitable<number>;
  /** Keys of the sites that any leads belong to, in their order. */
  siteIds(): Awaitable<readonly string[]>;
  /** Up to `limit` leads after a place, newest first. */
  chunk(limit: number, scope: LeadScope, after?: LeadPlace): Awaitable<readonly AdminLead[]>;
  /** How many leads each list of a site, or, if empty, of all, has. */
  counts(siteId: string): Awaitable<LeadCounts>;
  /** How many leads a person has left. Reads no others. */
  countOf(person: Person): Awaitable<number>;
  /** Ids of up to `limit` leads of a person, or of those with a consent to advertising, in no order. Reads no others. */
  idsOf(limit: number, person: Person, only?: { readonly onlyAgreed?: boolean }): Awaitable<readonly string[]>;
  /** See `LeadsAdminPort`; the entry of the audit log is written along with the change. */
  setState(id: string, from: LeadState, to: LeadState, by: AuditContext): Awaitable<LeadState | null>;
  /** Takes a lead out of quarantine, and writes that down; answers whether it was in there. */
  release(id: string, by: AuditContext): Awaitable<boolean>;
  /** Withdraws the consent to advertising of leads, and writes that down; answers how many had it. */
  withdraw(ids: readonly string[], by: AuditContext): Awaitable<number>;
  /** Records when the owner of their number confirmed the consent to advertising of leads. The first time stays; a withdrawn consent gets none. */
  confirm(ids: readonly string[], at: number): Awaitable<void>;
  /** The newest `limit` messages of a site, or, if empty, of all that failed or may have, newest first. */
  failedMessages(limit: number, siteId: string): Awaitable<readonly FailedMessage[]>;
  /** How many messages of a kind were queued for a site after `since` (ms since 1970) and not refused. */
  countMessages(kind: MessageKind, siteId: string, since: number): Awaitable<number>;
  /** How many leads that a site got after `since` (ms since 1970) are in quarantine. */
  countQuarantined(siteId: string, since: number): Awaitable<number>;
  /** Deletes leads for good, and writes down how many and why; answers how many there were. @default "leads-erased" */
  remove(ids: readonly string[], by: AuditContext, what?: "leads-erased" | "leads-expired"): Awaitable<number>;
  /** Whether deleted leads still stand in a log of the database, since another program reads it. It is emptied as soon as that ends. */
  isErasurePending(): boolean;
  retentionOf(siteId: string): Awaitable<RetentionRecord | undefined>;
  setRetention(siteId: string, record: RetentionRecord | undefined): Awaitable<void>;
}
