import { setImmediate } from "node:timers/promises";
import type { AdminLead, LeadFilter } from "@danji/api/leads/schema";
import { fitsFilter } from "@danji/api/leads/search";
import type { LeadPlace, LeadsAdminStore } from "./leads-admin-port.ts";

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
