import type { AdminLead } from "./schema.ts";
import { hasPhoneDigits, phoneKey } from "./phone.ts";

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().trim();

/** Returns whether a lead has this phone number, in any spelling; false if it is none. */
export const isOfPhone = (lead: Pick<AdminLead, "phone">, phone: string): boolean =>
  hasPhoneDigits(phone) && phoneKey(lead.phone) === phoneKey(phone);

const MARKED = /[\u00c0-\u024f\u1e00-\u1eff]|\p{M}/gu;

/** A text without what Korean keyboards lack: marks of Latin letters and typographic apostrophes. */
const searchable = (text: string): string =>
  folded(text.replaceAll(/['‘’ʼ`´]/gu, ""))
    .replaceAll(MARKED, (letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, ""))
    .replaceAll("đ", "d");

const SPOKEN_DIGITS = 4;
const SEPARATORS = /[\s()+.\p{Pd}]/gu;

/** Returns whether a lead's e-mail or message contains a search, or its name and phone number do, regardless of separators. */
export function matchesLead(lead: AdminLead, search: string): boolean {
  if (search.trim() === "") return true;
  const wanted = searchable(search);
  const words = wanted.replaceAll(SEPARATORS, "");
  if (wanted !== "" && [lead.email ?? "", lead.message ?? ""].some((text) => searchable(text).includes(wanted)))
    return true;
  if (words === "") return false;
  const name = searchable(lead.name).replaceAll(SEPARATORS, "");
  const [letters, digits] = [words.replaceAll(/\d/gu, ""), phoneKey(search)];
  if (name.includes(words)) return true;
  // Fewer digits beside a name stand in most numbers.
  const least = letters === "" ? 1 : SPOKEN_DIGITS;
  return digits.length >= least && name.includes(letters) && phoneKey(lead.phone).includes(digits);
}
