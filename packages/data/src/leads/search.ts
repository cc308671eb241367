import type { AdminLead } from "./admin-port.ts";

/** Least number of digits by which a phone number is searched. */
export const PHONE_MIN_DIGITS = 7;

const digitsOf = (text: string): string => text.normalize("NFKC").replaceAll(/\D/gu, "");
const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** Returns the digits of a phone number, with Korea's `+82` as `0`. */
export function phoneKey(phone: string): string {
  const international = folded(phone).replace(/^\+\s*82[\s()-]*0?/u, "0");
  return digitsOf(international);
}

/** Returns whether a lead has this phone number, in any spelling; false if it is none. */
export function isOfPhone(lead: Pick<AdminLead, "phone">, phone: string): boolean {
  const key = phoneKey(phone);
  return key.length >= PHONE_MIN_DIGITS && phoneKey(lead.phone) === key;
}

/**
 * Returns whether a search finds a lead: its words stand in name, e-mail or message, or its digits in the phone
 * number.
 */
export function matchesLead(lead: AdminLead, search: string): boolean {
  const wanted = folded(search);
  if (wanted === "") return true;
  if ([lead.name, lead.email ?? "", lead.message ?? ""].some((text) => folded(text).includes(wanted))) return true;
  const digits = /^[\d\s()+-]+$/u.test(wanted) ? phoneKey(wanted) : "";
  return digits !== "" && phoneKey(lead.phone).includes(digits);
}
