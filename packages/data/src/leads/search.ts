import type { AdminLead } from "./admin-port.ts";

/** Least number of digits by which a phone number is searched. */
export const PHONE_MIN_DIGITS = 7;

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/**
 * Korea's country code, and a trunk zero after it. Without a `+` it counts only before a whole national number, since local numbers
 * may begin with 82 too.
 */
const COUNTRY_CODE = /^(?:\+82|(?:00)?82(?=0?(?:1\d{8,9}|2\d{7,8}|[3-6]\d{8,10}|70\d{8})$))0?/u;

/** Returns the digits of a phone number, with Korea's country code, written as `+82`, `82` or `0082`, as `0`. */
export function phoneKey(phone: string): string {
  const dialed = folded(phone).replaceAll(/[^\d+]/gu, "");
  return dialed.replace(COUNTRY_CODE, "0").replaceAll("+", "");
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
