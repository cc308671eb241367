import type { LeadsPort } from "@danji/data/leads/port";
import { forms } from "complex:forms";

/** Leads go to the complex's own addresses, whatever backend answers there. */
export async function loadLeads(): Promise<LeadsPort> {
  const { createEmbeddedLeads } = await import("@danji/data/embedded/leads");
  return createEmbeddedLeads({ endpoints: forms.endpoints });
}
