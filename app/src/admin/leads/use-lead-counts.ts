import type { LeadCounts } from "@danji/api/leads/schema";
import { useState } from "react";
import { useAdminTask } from "../use-task.ts";

/** How many leads each list has. */
export interface CountedLeads {
  /** Left out until they are loaded; where loading failed, those before. */
  readonly counts: LeadCounts | undefined;
  /** Counts the leads of a site, or, if empty, of all. */
  readonly load: (siteId: string) => void;
}

/** Counts leads, without reading any. */
export function useLeadCounts(onSignedOut: (reason: string) => void): CountedLeads {
  const task = useAdminTask(onSignedOut);
  const [counts, setCounts] = useState<LeadCounts>();
  return {
    counts,
    load: (siteId) => void task.run(async (leadsAdmin) => setCounts(await leadsAdmin.counts(siteId))),
  };
}
