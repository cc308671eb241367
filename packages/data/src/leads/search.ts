import type { AdminLead } from "./admin-port.ts";
import { hasPhoneDigits, phoneKey } from "./phone.ts";

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

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
