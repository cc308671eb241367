import { withoutControls } from "../control-characters.ts";
import { isBeyondReading } from "./limits.ts";
import { plainPhone } from "./phone.ts";
import type { LeadFields } from "./port.ts";

/** More marks on one letter than any language has (UAX #15, Stream-Safe Text Format): sorting them takes quadratic time. */
export const MARKS_WITHOUT_END = /\p{M}{31}/u;

const compose = (text: string): string => (MARKS_WITHOUT_END.test(text) ? text : text.normalize("NFC"));

/** Fields in which digits, `+` and `-` mean the same in full width as in plain form. */
const NUMERIC_FIELDS: ReadonlySet<string> = new Set(["phone", "birthdate", "visitDate", "email"]);

/** Code points between a full-width character and its ASCII twin (Unicode block FF00–FFEF). */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Letters that show nothing although Unicode does not call them blanks: Hangul fillers and the empty Braille cell. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Marks that show nothing and turn or hide the text around them. */
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Joiners, which emoji in a message need and a name does not. */
const JOINERS = /[\u200c\u200d]/gu;

/** Returns a message as it is counted and stored: line breaks as `\n`, nothing invisible, no blanks around. */
export function normalizeMessage(message: string): string {
  const text = withoutControls(message.replaceAll(/\r\n?/g, "\n")).replaceAll(MARKS, "").replaceAll(BLANK_LETTERS, " ");
  return compose(text).trim();
}

function normalizeLine(name: string, value: string): string {
  const line = withoutControls(value.replaceAll(/\s/gu, " "))
    .replaceAll(JOINERS, "")
    .replaceAll(MARKS, "")
    .replaceAll(BLANK_LETTERS, " ");
  const text = compose(line).trim();
  if (!NUMERIC_FIELDS.has(name)) return text;
  const plain = text.replaceAll(/[\uff10-\uff19\uff0b\uff0d]/gu, (wide) =>
    String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
  );
  return name === "phone" ? plainPhone(plain) : plain;
}

/**
 * Returns fields as they are checked, sent and stored: blanks around trimmed, control characters and hidden marks
 * taken out, Hangul composed, in phone, dates and e-mail full-width digits, `＋` and `－` made plain, and a mobile number
 * written plainly. What is beyond reading stays as it is. Idempotent.
 */
export function normalizeLead(fields: LeadFields): LeadFields {
  const normalize = (name: string, value: string): string => {
    if (isBeyondReading(name, value)) return value;
    return name === "message" ? normalizeMessage(value) : normalizeLine(name, value);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalize(name, value)]));
}
