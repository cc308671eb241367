import type { DeskLead } from "@danji/data/leads/desk-port";
import type { LeadPlace, LeadScope, LeadsDeskStore } from "./leads-desk-port.ts";

/** Leads that are read at a time while some are looked for. */
const CHUNK = 200;

/** Every lead of a scope that fits, newest first, read in chunks. */
export async function* findLeads(
  desk: LeadsDeskStore,
  scope: LeadScope,
  fits: (lead: DeskLead) => boolean,
  after?: LeadPlace,
): AsyncGenerator<DeskLead> {
  let last = after;
  for (;;) {
    const leads = await desk.chunk(CHUNK, scope, last);
    for (const lead of leads) if (fits(lead)) yield lead;
    last = leads.at(-1);
    if (last === undefined || leads.length < CHUNK) return;
  }
}

/** {@link findLeads} as a list. */
export async function collectLeads(
  desk: LeadsDeskStore,
  scope: LeadScope,
  fits: (lead: DeskLead) => boolean,
): Promise<DeskLead[]> {
  const leads: DeskLead[] = [];
  for await (const lead of findLeads(desk, scope, fits)) leads.push(lead);
  return leads;
}
