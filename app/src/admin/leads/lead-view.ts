import { dayWithWeekday } from "@danji/complex/day-words";
import { consentName, LEAD_KIND_NAMES, LEAD_STATE_NAMES, marketingName, QUARANTINED_NAME } from "@danji/data/leads/csv";
import { type AdminLead, type AdminSite, LEAD_STATES, type LeadState } from "@danji/data/leads/admin-port";
import type { LeadView } from "@danji/sections/admin/LeadCard.tsx";
import { siteLabel } from "./sites.ts";

/** States of a lead with their names. */
export const STATES = LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_NAMES[value] }));

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
    ["생년월일", lead.birthdate],
    ["이메일", lead.email],
    ["방문 희망일", lead.visitDate === null ? null : dayWithWeekday(lead.visitDate)],
    ["개인정보", consentName(lead)],
    ["마케팅", marketingName(lead) || "동의하지 않음"],
  ],
  quarantine: lead.isQuarantined ? QUARANTINED_NAME : undefined,
});
