import { dayWithWeekday } from "@danji/complex/day-words";
import { consentName, LEAD_KIND_NAMES, LEAD_STATE_NAMES, marketingName, QUARANTINED_NAME } from "@danji/api/leads/csv";
import type { AdminLead, AdminSite } from "@danji/api/leads/schema";
import { LEAD_FIELDS, LEAD_STATES, LEAD_TEXTS, type LeadState, type LeadTextField } from "@danji/api/leads/fields";
import type { LeadView } from "@danji/blocks/admin/LeadCard.tsx";
import { siteLabel } from "./sites.ts";

/** States of a lead with their names. */
export const STATES = LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_NAMES[value] }));

/** Texts of a lead but those that have a place of their own. */
const FACTS = LEAD_TEXTS.filter((field) => !["name", "phone", "message"].includes(field));

function wordsOf(lead: AdminLead, field: LeadTextField): string | null {
  const text = lead[field];
  return text !== null && LEAD_FIELDS[field].type === "day" ? dayWithWeekday(text) : text;
}

/**
 * Returns a lead in the words of the administrator's list.
 *
 * @param sites Sites of the deployment. Where there are several, a lead has the name of its own.
 */
export const leadView = (lead: AdminLead, sites: readonly AdminSite[]): LeadView<LeadState> => ({
  ...lead,
  kind: LEAD_KIND_NAMES[lead.kind],
  facts: [
    ["현장", siteLabel(lead.siteId, sites) ?? null],
    ...FACTS.map((field): [string, string | null] => [LEAD_FIELDS[field].label, wordsOf(lead, field)]),
    ["개인정보", consentName(lead)],
    ["마케팅", marketingName(lead) || "동의하지 않음"],
  ],
  quarantine: lead.isQuarantined ? QUARANTINED_NAME : undefined,
});
