import type { DeskLead } from "@danji/data/leads/desk-port";
import type { LeadPlace, LeadsDeskStore } from "./leads-desk-port.ts";

/** Leads that are read at a time while some are looked for. */
const CHUNK = 200;

/** Every lead that fits, newest first, read in chunks. */
export async function* findLeads(
  desk: LeadsDeskStore,
  fits: (lead: DeskLead) => boolean,
  onlyQuarantined = false,
  after?: LeadPlace,
): AsyncGenerator<DeskLead> {
  let last = after;
  for (;;) {
    const leads = await desk.chunk(CHUNK, last, onlyQuarantined);
    for (const lead of leads) if (fits(lead)) yield lead;
    last = leads.at(-1);
    if (last === undefined || leads.length < CHUNK) return;
  }
}

/** {@link findLeads} as a list. */
export async function collectLeads(
  desk: LeadsDeskStore,
  fits: (lead: DeskLead) => boolean,
  onlyQuarantined = false,
): Promise<DeskLead[]> {
  const leads: DeskLead[] = [];
  for await (const lead of findLeads(desk, fits, onlyQuarantined)) leads.push(lead);
  return leads;
}
