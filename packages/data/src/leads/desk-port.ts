import type { AuditEntry } from "../audit/port.ts";
import type { Lead } from "./lead.ts";

/** How far somebody has come with a lead: just in, called, done. */
export const LEAD_STATES = ["new", "called", "done"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Leads on one page of the desk's list. */
export const LEADS_PAGE_SIZE = 20;

/** A lead as the administrator sees it. */
export interface DeskLead extends Lead {
  readonly id: string;
  readonly state: LeadState;
}

/** One page of leads, newest first. */
export interface LeadPage {
  readonly leads: readonly DeskLead[];
  /** Where the next page starts, opaque; `null` when there is none. */
  readonly next: string | null;
}

/**
 * Leads as the administrator works with them, where the site keeps them itself. Each change, export and erasure goes with an
 * entry of the audit log. Every method throws `DataError`, `signed-out` without an administrator.
 */
export interface LeadsDeskPort {
  /**
   * Up to {@link LEADS_PAGE_SIZE} leads after a place, newest first.
   *
   * @param search Only leads that it fits, see `matchesLead`; empty for all.
   */
  list(search: string, after?: string): Promise<LeadPage>;
  /**
   * Changes the state of a lead that is still in the state `from`.
   *
   * @returns the state that it is in now, which is another than `to` where somebody else was first; `null` when it is gone.
   */
  setState(id: string, from: LeadState, to: LeadState): Promise<LeadState | null>;
  /** All leads that a search fits, newest first, to be taken along. */
  takeAll(search: string): Promise<readonly DeskLead[]>;
  /** How many leads a person has left, by telephone, however it was written. */
  countOf(phone: string): Promise<number>;
  /** Deletes all leads of a person, by telephone, for good; answers how many there were. */
  erase(phone: string): Promise<number>;
  /** What the administrator has done, newest first; the last hundred entries. */
  audit(): Promise<readonly AuditEntry[]>;
}
