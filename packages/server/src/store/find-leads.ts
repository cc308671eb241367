import type { AdminLead } from "@danji/data/leads/admin-port";
import type { LeadPlace, LeadScope, LeadsAdminStore } from "./leads-admin-port.ts";

/** Leads that are read at a time while some are looked for. */
const CHUNK = 200;

/** Returns every lead of a scope that fits, newest first, read in chunks. */
export async function* findLeads(
  leadsAdmin: LeadsAdminStore,
  scope: LeadScope,
  fits: (lead: AdminLead) => boolean,
  after?: LeadPlace,
): AsyncGenerator<AdminLead> {
  let last = after;
  for (;;) {
    const leads = await leadsAdmin.chunk(CHUNK, scope, last);
    for (const lead of leads) if (fits(lead)) yield lead;
    last = leads.at(-1);
    if (last === undefined || leads.length < CHUNK) return;
  }
}

/** {@link findLeads} as a list. */
export async function collectLeads(
  leadsAdmin: LeadsAdminStore,
  scope: LeadScope,
  fits: (lead: AdminLead) => boolean,
): Promise<AdminLead[]> {
  const leads: AdminLead[] = [];
  for await (const lead of findLeads(leadsAdmin, scope, fits)) leads.push(lead);
  return leads;
}
