import type { AdminLead } from "./admin-port.ts";

/** Fewer digits than these are no telephone that one could be sure of. */
export const PHONE_MIN_DIGITS = 7;

const digitsOf = (text: string): string => text.normalize("NFKC").replaceAll(/\D/gu, "");
const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** A telephone as it is compared: its digits, with Korea's `+82` as the `0` that it stands for. */
export function phoneKey(phone: string): string {
  const international = folded(phone).replace(/^\+\s*82[\s()-]*0?/u, "0");
  return digitsOf(international);
}

/** Whether a lead was left with this telephone, however either is written. A telephone that is none fits nobody. */
export function isOfPhone(lead: Pick<AdminLead, "phone">, phone: string): boolean {
  const key = phoneKey(phone);
  return key.length >= PHONE_MIN_DIGITS && phoneKey(lead.phone) === key;
}

/** Whether a search finds a lead: its words stand in name, e-mail or message, or its digits in the telephone. */
export function matchesLead(lead: AdminLead, search: string): boolean {
  const wanted = folded(search);
  if (wanted === "") return true;
  if ([lead.name, lead.email ?? "", lead.message ?? ""].some((text) => folded(text).includes(wanted))) return true;
  const digits = /^[\d\s()+-]+$/u.test(wanted) ? phoneKey(wanted) : "";
  return digits !== "" && phoneKey(lead.phone).includes(digits);
}
