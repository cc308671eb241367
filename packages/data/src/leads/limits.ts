import type { LeadTextField } from "./fields.ts";

/** Longest texts of a lead, in characters (Unicode code points). */
export const LEAD_MAX_LENGTHS = {
  /** Korean names have two to four, foreign ones up to a line. */
  name: 50,
  phone: 20,
  /** Free text such as `900101` or `1990년 1월 1일`. */
  birthdate: 20,
  /** RFC 5321, path of 256 less its brackets. */
  email: 254,
  visitDate: "yyyy-mm-dd".length,
  /** Counted by `messageLength` of `leads/rules`. */
  message: 2000,
} as const satisfies Readonly<Record<LeadTextField, number>>;

/**
 * Korean mobile number as the visit booking asks for it. Fits an HTML `pattern` attribute too, which is read with the
 * `v` flag: the dash is escaped for that.
 */
export const MOBILE_PHONE_PATTERN = String.raw`^01\d[\- ]?\d{3,4}[\- ]?\d{4}$`;

/** How to write a mobile number; stands beside the field and in its error. */
export const PHONE_HINT = "예: 01012345678 또는 010-1234-5678";
