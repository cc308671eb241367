import { phoneKey } from "@danji/data/leads/phone";
import type { DocumentData } from "firebase-admin/firestore";
import type { NewLead } from "../leads-port.ts";

/** Field that all leads of a person are found by, however the number was typed. */
export const PHONE_KEY = "phoneKey";

/** Returns the document of a new lead, whose id is the document's own. */
export const leadDocument = ({ id: _id, ...lead }: NewLead, quarantined: boolean): DocumentData => ({
  ...lead,
  [PHONE_KEY]: phoneKey(lead.phone),
  createdAt: new Date(lead.createdAt),
  quarantined,
});
