import { daysOf } from "./fields.ts";
import { hasPhoneDigits, phoneKey } from "./phone.ts";
import type { AdminLead, LeadFilter } from "./schema.ts";

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

const KOREAN_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short" });

const SPOKEN_DIGITS = 4;
const SEPARATORS = /[\s()+.\p{Pd}]/gu;

/** A day with or without its year and weekday, such as `12.12`, `12월 12일`, `2026-12-12` and `2026.12.12(토)`. */
const DAY =
  /^(?:(\d{4}|\d{2})(?:[-./]|년) ?)?(0?[1-9]|1[0-2])(?:[-./]|월) ?(0?[1-9]|[12]\d|3[01])(?:일|\.)?(?: ?\(.\))?$/u;

/** Returns the end of a day `yyyy-mm-dd` that a search names: without its year if the search has none. */
function dayIn(search: string): string | undefined {
  const [, year, month, day] = DAY.exec(search) ?? [];
  if (month === undefined || day === undefined) return undefined;
  return [...(year === undefined ? [] : [year]), month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** What stands after a name when a person is addressed. */
const TITLE = /(?:고객|사장|사모|선생)?님$|씨$/u;

/** Returns whether a name is what a person is called: part of it, or, before a title, its surname alone. */
function isCalled(name: string, words: string): boolean {
  const called = words.replace(TITLE, "");
  return name.includes(words) || (called.length > 1 ? name.includes(called) : called !== "" && name.startsWith(called));
}

/** Returns whether a search names the day, the e-mail, words of the message, the name or the number of a lead. */
export function matchesLead(lead: AdminLead, search: string): boolean {
  if (search.trim() === "") return true;
  const wanted = searchable(search);
  const words = wanted.replaceAll(SEPARATORS, "");
  if (wanted !== "" && [lead.email ?? "", lead.message ?? ""].some((text) => searchable(text).includes(wanted)))
    return true;
  const day = dayIn(wanted);
  // Its digits stand in many numbers.
  if (day !== undefined) return [KOREAN_DAY.format(lead.createdAt), ...daysOf(lead)].some((one) => one.endsWith(day));
  if (words === "") return false;
  const name = searchable(lead.name).replaceAll(SEPARATORS, "");
  const [letters, digits] = [words.replaceAll(/\d/gu, ""), phoneKey(search)];
  if (name.includes(words)) return true;
  if (letters === words) return isCalled(name, words);
  // Fewer digits beside a name stand in most numbers.
  const least = letters === "" ? 1 : SPOKEN_DIGITS;
  return digits.length >= least && isCalled(name, letters) && phoneKey(lead.phone).includes(digits);
}

/** Returns whether a filter asks for more than the leads of a site, or those in quarantine. */
export const isSelective = ({ search, kind, state, visitDay }: LeadFilter): boolean =>
  search !== "" || [kind, state, visitDay].some((one) => one !== undefined);

/** Returns whether a lead has what a {@link isSelective selective} filter asks for. */
export const fitsFilter = (lead: AdminLead, { search, kind, state, visitDay }: LeadFilter): boolean =>
  (kind ?? lead.kind) === lead.kind &&
  (state ?? lead.state) === lead.state &&
  (visitDay === undefined || daysOf(lead).includes(visitDay)) &&
  matchesLead(lead, search);
