import type { ReturnedForm } from "@danji/api/page-state";
import type { AuditEntry } from "@danji/api/audit/schema";
import type { MessageKind } from "@danji/complex/messages/compose";
import type { AdminLead, FailedMessage, Lead, LeadCounts, LeadFilter } from "@danji/api/leads/schema";
import type { LeadState } from "@danji/api/leads/fields";
import { z } from "zod";
import type { Article, ArticleOutcome, ArticleTexts, NewArticleDraft, PressPage } from "@danji/api/press/schema";
import type { NewMessage, Outbox } from "../messages/port.ts";

/** All that the app keeps, of all its sites: in one SQLite file, or in Firestore. */
export interface Store {
  readonly leads: LeadsStore;
  readonly leadsAdmin: LeadsAdminStore;
  readonly press: Press;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly drafts: DraftStore;
  /** Reads the newest lead. Fails where the store cannot be read. */
  check(): void | Promise<void>;
  /** Returns the free bytes of the disk that the data are on, if they are few; `null` too where there is no disk to look after. */
  lowSpace(): number | null;
}

/** A returned form that waits for its page to be fetched. */
export interface Draft {
  readonly form: ReturnedForm;
  /** Page it is shown on. */
  readonly path: string;
  readonly expiresAt: number;
}

/** Keeps returned forms by a token that only the visitor's browser has. */
export interface DraftStore {
  /** Keeps a form; answers whether it did. */
  put(token: string, draft: Draft, now: number): Awaitable<boolean>;
  get(token: string): Awaitable<Draft | undefined>;
  delete(token: string): Awaitable<void>;
  /** Deletes all forms in which a phone was typed, however it was written. */
  deleteOf(phone: string): Awaitable<void>;
}

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

export interface StoredLead {
  readonly isQuarantined: boolean;
  readonly queued: readonly MessageKind[];
}

export interface NewLead extends Lead {
  /** Id of its sending: a lead whose id is stored already has been sent again and is stored once. @default none, stored each time */
  readonly id?: string | undefined;
}

export interface NewLeadOptions {
  /** Whether it is stored in quarantine; then it comes without messages. @default no */
  readonly isQuarantined?: boolean;
  /** @default none */
  readonly messages?: readonly NewMessage[];
}

export interface LeadsStore {
  /** Stores a lead with its messages, all or nothing, and answers one that was stored before as it was then. */
  add(lead: NewLead, options?: NewLeadOptions): Awaitable<StoredLead>;
}

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
  /** Gives leads of an earlier release, which have no site, and their messages to one; answers how many there were. */
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

export type PressDate = Pick<Article, "id" | "date">;

/** Place after which a page of the list starts: the last article of the page before. */
export interface PressPlace {
  /** ms since 1970, with a fraction where the store keeps a finer time. */
  readonly date: number;
  readonly id: string;
}

export interface PressReader {
  /** Up to one page of a site's articles after a place, newest first. */
  list(siteId: string, after?: PressPlace): Awaitable<PressPage>;
  /** One article. Counts nothing. */
  get(id: string): Awaitable<Article | undefined>;
  /** Which articles a site has, newest first, up to {@link SITEMAP_ARTICLES}. */
  dates(siteId: string): Awaitable<readonly PressDate[]>;
  /** Adds 1 to an article's views. Returns `false` if there is no such article. */
  count(id: string): Awaitable<boolean>;
}

/** The press as the administrator writes it. Each change and its entry of the audit log are one transaction. */
export interface Press extends PressReader {
  /** Stores an article with the time of `by` and no views. The same draft under the same id is stored once. */
  post(draft: NewArticleDraft, by: AuditContext): Awaitable<Article>;
  /** Replaces the texts `seen`, if they are still the article's. */
  edit(id: string, seen: ArticleTexts, texts: ArticleTexts, by: AuditContext): Awaitable<ArticleOutcome>;
  /** Deletes the article, if its texts are still `seen`. */
  remove(id: string, seen: ArticleTexts, by: AuditContext): Awaitable<ArticleOutcome>;
}
