import type { AuditEntry } from "../audit/port.ts";
import type { Lead } from "./lead.ts";

export const LEAD_STATES = ["new", "called", "done"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

export const LEADS_PAGE_SIZE = 20;

/** Leads that one page of a search looks through at most, newest first: reading all of many would take minutes. */
export const LEADS_SEARCH_LENGTH = 5000;

/** A lead as the administrator sees it. */
export interface AdminLead extends Lead {
  readonly id: string;
  readonly state: LeadState;
  /** When the owner of the phone confirmed the consent to advertising, in ms since 1970; `null` if not: visitors can type a stranger's number. */
  readonly marketingConfirmedAt: number | null;
  /** Whether the lead exceeded a limit and has not been released. */
  readonly isQuarantined: boolean;
}

/** Kinds of text messages after a booking. */
export const ADMIN_MESSAGE_KINDS = ["booking", "news"] as const;
/** States of a message that did not arrive, or perhaps did not. */
export const FAILED_MESSAGE_STATES = ["failed", "unknown"] as const;

export interface AdminSite {
  /** Its key, as leads and articles carry it. */
  readonly id: string;
  readonly name: string;
}

/** A text message that was not sent, or perhaps not. */
export interface FailedMessage {
  readonly id: string;
  readonly kind: (typeof ADMIN_MESSAGE_KINDS)[number];
  readonly state: (typeof FAILED_MESSAGE_STATES)[number];
  /** When that was found, in ms since 1970. */
  readonly at: number;
  /** Code of the carrier. */
  readonly reason: string;
  readonly name: string;
  readonly phone: string;
}

/** How much of a limit of text messages is used. */
export interface MessageUsage {
  /** Site that the limit belongs to. */
  readonly siteId: string;
  readonly kind: (typeof ADMIN_MESSAGE_KINDS)[number];
  readonly hours: number;
  readonly used: number;
  readonly limit: number;
}

/** How much of a site's quarantine is used. */
export interface QuarantineUsage {
  readonly siteId: string;
  /** Leads of the last 24 hours that are in quarantine. */
  readonly used: number;
  /** Bound of a day; above it only first leads are taken. */
  readonly limit: number;
}

/** What is about to become of the leads of a site whose sale has ended. */
export interface RetentionNotice {
  readonly siteId: string;
  /** `refused` where nothing is deleted, since there is a lead younger than the end after which none was taken. */
  readonly state: "announced" | "refused";
  /** When all leads are deleted, or after which moment none was taken, in ms since 1970. */
  readonly at: number;
}

export interface Erasure {
  readonly count: number;
  /** Whether they still stand in a log of the database, which is emptied as soon as no other program reads it. */
  readonly isPending: boolean;
}

/** What the administrator has to know before anything else. */
export interface LeadNotices {
  /** The newest hundred, newest first. */
  readonly failedMessages: readonly FailedMessage[];
  /** Limits of text messages of which 80 % or more are used. */
  readonly nearLimits: readonly MessageUsage[];
  /** Quarantines of which 80 % or more are used. */
  readonly nearQuarantines: readonly QuarantineUsage[];
  /** Free bytes of the disk that the data are on, where they are few; else `null`. */
  readonly lowSpace: number | null;
  readonly retention: readonly RetentionNotice[];
}

export interface LeadFilter {
  /** Only leads of this site; empty for those of all. */
  readonly siteId: string;
  /** Only leads that it fits, see `matchesLead`; empty for all. */
  readonly search: string;
  readonly onlyQuarantined: boolean;
}

/** One page of leads, newest first. */
export interface LeadPage {
  readonly leads: readonly AdminLead[];
  /** Where the next page starts, opaque; `null` when there is none. */
  readonly next: string | null;
}

/**
 * Leads as the administrator works with them, where the site keeps them itself. Each change, export and erasure goes with an
 * entry of the audit log. Every method throws `DataError`, `signed-out` without an administrator.
 */
export interface LeadsAdminPort {
  /** Returns the sites of the deployment, the default one first, then those that it no longer serves and has leads of, by their keys. */
  sites(): Promise<readonly AdminSite[]>;
  /**
   * Up to {@link LEADS_PAGE_SIZE} leads after a place, newest first. A search looks through {@link LEADS_SEARCH_LENGTH} leads: a page of
   * it may hold fewer, or none, and still have a next one.
   */
  list(filter: LeadFilter, after?: string): Promise<LeadPage>;
  /**
   * Changes the state of a lead that is still in the state `from`.
   *
   * @returns the state that it is in now, different from `to` after a conflict; `null` if the lead is gone.
   */
  setState(id: string, from: LeadState, to: LeadState): Promise<LeadState | null>;
  /** Takes a lead out of quarantine; answers whether it was in there. */
  release(id: string): Promise<boolean>;
  /** Returns all leads that match a filter, newest first, for export. */
  takeAll(filter: LeadFilter): Promise<readonly AdminLead[]>;
  /**
   * Withdraws the consent to advertising for all leads of a phone; answers how many had it.
   *
   * @param siteId Key of the leads' site; empty for all sites.
   */
  withdraw(phone: string, siteId: string): Promise<number>;
  /** Messages that failed, and limits that are near, of a site or, if empty, of all. */
  notices(siteId: string): Promise<LeadNotices>;
  /** How many leads a person has left with a site, or, if empty, with all, by phone, however it was written. */
  countOf(phone: string, siteId: string): Promise<number>;
  /**
   * Deletes what a person has left with a site, or, if empty, with all, by phone, for good: leads, their messages, and forms that
   * came back.
   */
  erase(phone: string, siteId: string): Promise<Erasure>;
  /** What the administrator has done, newest first; the last hundred entries. */
  audit(): Promise<readonly AuditEntry[]>;
  endSessions(): Promise<void>;
}
