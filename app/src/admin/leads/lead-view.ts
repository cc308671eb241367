import { dayWithWeekday } from "@danji/complex/day-words";
import {
  consentName,
  LEAD_KIND_NAMES,
  LEAD_STATE_NAMES,
  marketingName,
  QUARANTINED_NAME,
  siteName,
} from "@danji/api/leads/csv";
import {
  LEAD_FIELDS,
  LEAD_KINDS,
  LEAD_STATES,
  LEAD_TEXTS,
  type LeadListName,
  type LeadState,
} from "@danji/api/leads/fields";
import { hasPhoneDigits, phoneKey } from "@danji/api/leads/phone";
import type { AdminLead, AdminSite } from "@danji/api/leads/schema";
import type { LeadView, PersonView } from "@danji/blocks/admin/PersonRow.tsx";

/** States of a lead with their names. */
export const STATES = LEAD_STATES.map((value) => ({ value, label: LEAD_STATE_NAMES[value] }));

/** Kinds of leads with their names. */
export const KINDS = LEAD_KINDS.map((value) => ({ value, label: LEAD_KIND_NAMES[value] }));

/** Names of the lists of leads. */
export const LIST_NAMES: Readonly<Record<LeadListName, string>> = {
  all: "전체",
  ...LEAD_STATE_NAMES,
  quarantined: QUARANTINED_NAME,
};

/** Texts of a lead but those that have a place of their own. */
const FACTS = LEAD_TEXTS.filter(
  (field) => !["name", "phone", "message"].includes(field) && LEAD_FIELDS[field].type !== "day",
);

function leadView(lead: AdminLead, sites: readonly AdminSite[]): LeadView {
  return {
    ...lead,
    kind: LEAD_KIND_NAMES[lead.kind],
    visitDay: lead.visitDate && dayWithWeekday(lead.visitDate),
    facts: [
      ["현장", siteLabel(lead.siteId, sites) ?? null],
      ...FACTS.map((field): [string, string | null] => [LEAD_FIELDS[field].label, lead[field]]),
      ["개인정보", consentName(lead)],
      ["마케팅", marketingName(lead) || "동의하지 않음"],
    ],
    quarantine: lead.isQuarantined ? QUARANTINED_NAME : undefined,
  };
}

/** The leads of one phone at one site, or one without a number. */
export interface Person {
  /** The lead whose state they have. */
  readonly lead: AdminLead;
  /** The same in the words of the administrator's list. */
  readonly view: PersonView<LeadState>;
}

/** Returns leads by their persons, each in the place of its newest lead and in the state that asks for most work. */
export function personsOf(leads: readonly AdminLead[], sites: readonly AdminSite[]): Person[] {
  const persons = new Map<string, Person>();
  for (const lead of leads) {
    const key = hasPhoneDigits(lead.phone) ? `${lead.siteId} ${phoneKey(lead.phone)}` : lead.id;
    const known = persons.get(key);
    const isBehind = !known || LEAD_STATES.indexOf(lead.state) < LEAD_STATES.indexOf(known.lead.state);
    const view = leadView(lead, sites);
    persons.set(key, {
      lead: isBehind ? lead : known.lead,
      view: {
        phone: known?.view.phone ?? lead.phone,
        state: isBehind ? lead.state : known.lead.state,
        marketing: lead.marketing || known?.view.marketing === true,
        leads: known ? [...known.view.leads, view] : [view],
      },
    });
  }
  return [...persons.values()];
}

/** Returns the name of a site where the deployment has several; undefined if there is only one. */
export const siteLabel = (siteId: string, sites: readonly AdminSite[]): string | undefined =>
  sites.length > 1 ? siteName(siteId, sites) : undefined;
