import type { AdminLead } from "./admin-port.ts";
import { isBeyondReading } from "./normalize.ts";

/** Least number of digits by which a phone number is searched. */
const PHONE_MIN_DIGITS = 7;

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/**
 * Korea's country code, and a trunk zero after it. Without a `+` it counts only before a whole national number, since local numbers
 * may begin with 82 too.
 */
const COUNTRY_CODE = /^(?:\+82|(?:00)?82(?=0?(?:1\d{8,9}|2\d{7,8}|[3-6]\d{8,10}|70\d{8})$))0?/u;

/** Returns the digits of a phone number, with Korea's country code, written as `+82`, `82` or `0082`, as `0`; none of what is too long to be one. */
export function phoneKey(phone: string): string {
  if (isBeyondReading("phone", phone)) return "";
  const dialed = folded(phone).replaceAll(/[^\d+]/gu, "");
  return dialed.replace(COUNTRY_CODE, "0").replaceAll("+", "");
}

/** Returns whether a text has the digits of a phone number, as forms ask for them. */
export const hasPhoneDigits = (text: string): boolean => folded(text).replaceAll(/\D/gu, "").length >= PHONE_MIN_DIGITS;

/** Returns whether a lead has this phone number, in any spelling; false if it is none. */
export const isOfPhone = (lead: Pick<AdminLead, "phone">, phone: string): boolean =>
  hasPhoneDigits(phone) && phoneKey(lead.phone) === phoneKey(phone);

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
