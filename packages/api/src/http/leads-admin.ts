import type * as z from "zod/mini";
import type { LeadState } from "../leads/fields.ts";
import { ADMIN_ANSWERS, type AdminLead, type LeadFilter, type LeadPage } from "../leads/schema.ts";
import { type HttpTokenOptions, jsonInit, readAnswer, requestSignedIn } from "./request.ts";

type Answers = { readonly [Name in keyof typeof ADMIN_ANSWERS]: z.output<(typeof ADMIN_ANSWERS)[Name]> };

const ANSWERS: { readonly [Name in keyof Answers]: z.ZodMiniType<Answers[Name]> } = ADMIN_ANSWERS;

/**
 * Creates the administrator's client of the leads of a backend that answers at `/api/admin`. Each change, export and erasure goes with an
 * entry of the audit log. A `siteId` is the site that a call is about; empty, it is about all.
 *
 * @returns methods that throw `DataError`, `signed-out` without an administrator.
 */
export function createHttpLeadsAdmin(options: HttpTokenOptions = {}) {
  async function ask<Name extends keyof Answers>(
    name: Name,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Answers[Name]> {
    return readAnswer(await requestSignedIn(options, `/api/admin/${name}`, jsonInit("POST", body)), ANSWERS[name]);
  }

  return {
    /** Returns the sites of the deployment, the default one first, then those that it no longer serves and has leads of, by their keys. */
    sites: async () => (await ask("sites", {})).sites,
    /** Returns up to `LEADS_PAGE_SIZE` leads after a place, newest first; a page of a search may hold fewer, or none, and have a next one. */
    list: (filter: LeadFilter, after?: string) => ask("leads", { ...filter, after }),
    counts: (siteId: string) => ask("counts", { siteId }),
    /**
     * Changes the state of a lead that is still in `from`, and of all others of its phone at its site.
     * @returns its state now, different from `to` after a conflict; `null` if the lead is gone.
     */
    setState: async (id: string, from: LeadState, to: LeadState) => (await ask("state", { id, from, to })).state,
    release: async (id: string) => (await ask("release", { id })).released,
    async takeAll(filter: LeadFilter): Promise<readonly AdminLead[]> {
      const leads: AdminLead[] = [];
      let after: string | null = null;
      do {
        const page: LeadPage = await ask("export", { ...filter, after });
        leads.push(...page.leads);
        after = page.next;
      } while (after !== null);
      return leads;
    },
    /** Withdraws the consent to advertising for all leads of a phone; returns how many had it. */
    withdraw: async (phone: string, siteId: string) => (await ask("withdraw", { phone, siteId })).count,
    /** Returns the messages that failed, and the limits that are near. */
    notices: (siteId: string) => ask("notices", { siteId }),
    /** Returns how many leads a person has left, by phone, however it was written. */
    countOf: async (phone: string, siteId: string) => (await ask("count", { phone, siteId })).count,
    /** Deletes what a person has left, by phone, and returns how many leads, and whether a log of the database still has them. */
    async erase(phone: string, siteId: string) {
      const { count, pending } = await ask("erase", { phone, siteId });
      return { count, isPending: pending };
    },
    audit: async () => (await ask("audit", {})).entries,
    async endSessions(): Promise<void> {
      await ask("end-sessions", {});
    },
  };
}

/** Leads as the administrator works with them, where the site keeps them itself. */
export type LeadsAdminPort = ReturnType<typeof createHttpLeadsAdmin>;
