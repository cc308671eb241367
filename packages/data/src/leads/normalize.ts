import { cleanLine, cleanText } from "../clean-text.ts";
import { isBeyondReading } from "./limits.ts";
import { plainPhone } from "./phone.ts";
import type { LeadFields } from "./port.ts";

/** Fields in which digits, `+` and `-` mean the same in full width as in plain form. */
const NUMERIC_FIELDS: ReadonlySet<string> = new Set(["phone", "birthdate", "visitDate", "email"]);

/** Code points between a full-width character and its ASCII twin (Unicode block FF00–FFEF). */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Joiners, which emoji in a message need and a name does not. */
const JOINERS = /[\u200c\u200d]/gu;

function normalizeLine(name: string, value: string): string {
  const text = cleanLine(value.replaceAll(JOINERS, ""));
  if (!NUMERIC_FIELDS.has(name)) return text;
  const plain = text.replaceAll(/[\uff10-\uff19\uff0b\uff0d]/gu, (wide) =>
    String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
  );
  return name === "phone" ? plainPhone(plain) : plain;
}

/**
 * Returns fields as they are checked, sent and stored: clean, on one line but for the message, in phone, dates and e-mail full-width
 * digits, `＋` and `－` made plain, and a mobile number written plainly. What is beyond reading stays as it is. Idempotent.
 */
export function normalizeLead(fields: LeadFields): LeadFields {
  const normalize = (name: string, value: string): string => {
    if (isBeyondReading(name, value)) return value;
    return name === "message" ? cleanText(value) : normalizeLine(name, value);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalize(name, value)]));
}
