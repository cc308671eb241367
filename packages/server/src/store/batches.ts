import { setImmediate } from "node:timers/promises";
import type { AdminLead, LeadFilter } from "@danji/api/leads/schema";
import { fitsFilter } from "@danji/api/leads/search";
import type { MessageConsent } from "../messages/port.ts";
import type { AuditContext, LeadPlace, LeadsAdminStore, Person } from "./store.ts";

export const BATCH = 200;

/**
 * Finds and changes leads until none is left that `find` returns, {@link BATCH} at a time. Other requests are answered between two
 * batches: what the embedded store returns is no promise, and awaiting it lets no other event in.
 *
 * @param isStopped Whether the rest is left to another call.
 * @returns how many were changed.
 */
export async function inBatches(
  find: () => Promise<readonly string[]> | readonly string[],
  change: (ids: readonly string[]) => Promise<number> | number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await find();
    // The last batch was a full one; another entry of the audit log would say that it found none.
    if (ids.length === 0 && count > 0) return count;
    count += await change(ids);
    if (ids.length < BATCH || isStopped()) return count;
    await setImmediate();
  }
}

/** Deletes all leads of a person with their messages; returns how many. After an interruption another call deletes the rest. */
export const erasePerson = (leadsAdmin: LeadsAdminStore, person: Person, by: AuditContext): Promise<number> =>
  inBatches(
    () => leadsAdmin.idsOf(BATCH, person),
    (ids) => leadsAdmin.remove(ids, { ...by, siteId: person.siteId }),
  );

/** Withdraws the consent to advertising for all leads of a person; otherwise like {@link erasePerson}. */
export const withdrawConsent = (leadsAdmin: LeadsAdminStore, person: Person, by: AuditContext): Promise<number> =>
  inBatches(
    () => leadsAdmin.idsOf(BATCH, person, { onlyAgreed: true }),
    (ids) => leadsAdmin.withdraw(ids, { ...by, siteId: person.siteId }),
  );

/** Records that the owner of a phone has confirmed the consent, with the link's lead and a batch of others: more are a flood. */
export async function confirmConsent(
  leadsAdmin: LeadsAdminStore,
  { leadId, ...person }: MessageConsent,
  at: number,
): Promise<void> {
  const others = await leadsAdmin.idsOf(BATCH, person, { onlyAgreed: true });
  await leadsAdmin.confirm([...new Set([leadId, ...others])], at);
}

const CHUNK = 500;

interface Reach {
  readonly length: number;
  readonly depth: number;
}

interface FoundLeads {
  readonly leads: readonly AdminLead[];
  /** Where the next look starts; `null` where all leads have been read. */
  readonly next: LeadPlace | null;
}

/** Finds the leads that a filter asks for, newest first. */
export async function findLeads(
  leadsAdmin: LeadsAdminStore,
  filter: LeadFilter,
  { length, depth }: Reach,
  after?: LeadPlace,
): Promise<FoundLeads> {
  const found: AdminLead[] = [];
  let last = after;
  for (let left = depth; left > 0; left -= CHUNK) {
    const limit = Math.min(CHUNK, left);
    const leads = await leadsAdmin.chunk(limit, filter, last);
    for (const lead of leads) {
      if (!fitsFilter(lead, filter)) continue;
      const end = found.at(-1);
      // One more than asked for: there is another page.
      if (end !== undefined && found.length === length) return { leads: found, next: end };
      found.push(lead);
    }
    last = leads.at(-1);
    if (last === undefined || leads.length < limit) return { leads: found, next: null };
    // A search over many leads lets other requests in.
    await setImmediate();
  }
  return { leads: found, next: last ?? null };
}
