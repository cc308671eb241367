import type { LeadKind } from "./port.ts";

/** Text fields that each kind of lead carries; anything else on the wire is ignored. */
export const LEAD_TEXT_FIELDS = {
  interest: ["name", "phone", "birthdate", "email", "visitDate"],
  visit: ["name", "phone", "birthdate", "visitDate", "email", "message"],
  inquiry: ["name", "phone", "email", "visitDate", "message"],
} as const satisfies Record<LeadKind, readonly string[]>;

/** Name of a text field of some lead. */
export type LeadTextField = (typeof LEAD_TEXT_FIELDS)[LeadKind][number];

/** Boxes a visitor can tick: messages with advertising, and collection of personal data where a complex asks for it. */
export const LEAD_TICKS = ["marketing", "consent"] as const;

/** Hidden field that people leave empty and robots fill. */
export const HONEYPOT_FIELD = "_gotcha";

/** Header with the id of a sending: a lead whose answer was lost and that is sent again has the same. */
export const SEND_ID_HEADER = "Idempotency-Key";

/** Returns whether a ticked box stands behind this value: `on` as browsers post it, `true` as scripts do. */
export function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
}
