import { LEAD_STATES } from "@danji/api/leads/fields";
import { phoneKey } from "@danji/api/leads/phone";
import { type AdminLead, adminLead } from "@danji/api/leads/schema";
import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import type { NewLead } from "../leads-port.ts";
import { moment } from "./moment.ts";

/** Field that all leads of a person are found by, however the number was typed. */
export const PHONE_KEY = "phoneKey";

/** Returns the document of a new lead, whose id is the document's own. */
export const leadDocument = ({ id: _id, ...lead }: NewLead, quarantined: boolean): DocumentData => ({
  ...lead,
  [PHONE_KEY]: phoneKey(lead.phone),
  createdAt: new Date(lead.createdAt),
  quarantined,
});

const { id: _id, isQuarantined: _isQuarantined, ...properties } = adminLead.shape;

const storedLead = z.object({
  ...properties,
  // Leads of earlier releases have none until `assignSite` has given them one.
  siteId: z.string().default(""),
  createdAt: moment,
  // A lead comes without a state; the admin page gives it one.
  state: z.enum(LEAD_STATES).default("new"),
  // Leads of earlier releases have none.
  marketingConfirmedAt: moment.nullable().default(null),
  quarantined: z.boolean().default(false),
});

export function readLead(snapshot: DocumentSnapshot): AdminLead {
  const { quarantined: isQuarantined, ...lead } = storedLead.parse(snapshot.data());
  return { ...lead, id: snapshot.id, isQuarantined };
}
