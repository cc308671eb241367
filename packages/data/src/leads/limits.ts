import type { LeadTextField } from "./fields.ts";

/** Longest texts of a lead, in characters (Unicode code points). */
export const LEAD_MAX_LENGTHS = {
  name: 50,
  phone: 20,
  birthdate: 20,
  /** RFC 5321, path of 256 less its brackets. */
  email: 254,
  visitDate: "yyyy-mm-dd".length,
  message: 2000,
} as const satisfies Readonly<Record<LeadTextField, number>>;

/** UTF-16 units of a character before it is composed, blanks around the text included. */
const UNITS_PER_CHARACTER = 4;

const LENGTHS: Readonly<Record<string, number>> = LEAD_MAX_LENGTHS;

/**
 * Returns whether a field is longer than any text of it, however it is written; any text of an unknown field is. Asked
 * before anything reads the text: what cleans it takes time that may grow faster than its length.
 */
export const isBeyondReading = (field: string, typed: string): boolean =>
  typed.length > (LENGTHS[field] ?? 0) * UNITS_PER_CHARACTER;
