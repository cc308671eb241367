import * as z from "zod";
import { isoDate, itemKey, text } from "./primitives.ts";

const paperSchema = z.strictObject({
  /** Keeps what a visitor ticked off apart from the words, which may change. */
  key: itemKey,
  name: text,
  /** A note, e.g. on the day of issue. */
  note: text,
  /** Where one gets it. */
  from: text.optional(),
});

/** `documents.json`: papers for the contract (`/BusinessGuide/documents`). */
export const documentsSchema = z.strictObject({
  source: text,
  asOf: isoDate,
  /** What a buyer brings who signs in person (본인). */
  self: z.array(paperSchema).min(1),
  /** What an agent (대리인; a spouse is one, too) brings beside all of `self`. */
  agent: z.array(paperSchema).min(1),
  /** Papers that prove the right to apply, by kind of application. */
  qualification: z.array(paperSchema).default([]),
});

export type Paper = z.output<typeof paperSchema>;
export type Documents = z.output<typeof documentsSchema>;
