import type { Lead } from "@danji/data/leads/lead";
import { phoneKey } from "@danji/data/leads/search";
import type { DocumentData } from "firebase-admin/firestore";

/** Field that all leads of a person are found by, however the number was typed. */
export const PHONE_KEY = "phoneKey";

/** Returns the document of a new lead. */
export const leadDocument = (lead: Lead, quarantined: boolean): DocumentData => ({
  ...lead,
  [PHONE_KEY]: phoneKey(lead.phone),
  createdAt: new Date(lead.createdAt),
  quarantined,
});
