import * as z from "zod";
import { isoDate, itemKey, sitePath, text } from "./primitives.ts";

/** A part of the announcement. Most are taken from where the site keeps them, so that both say the same. */
const partSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), paragraphs: z.array(text).min(1) }),
  z.strictObject({ kind: z.literal("list"), items: z.array(text).min(1) }),
  z.strictObject({ kind: z.literal("notice"), keys: z.array(itemKey).min(1) }),
  z.strictObject({ kind: z.literal("facts"), keys: z.array(text).min(1) }),
  z.strictObject({ kind: z.literal("supply") }),
  z.strictObject({ kind: z.literal("schedule") }),
  z.strictObject({ kind: z.literal("documents") }),
  z.strictObject({ kind: z.literal("stampTax") }),
  /** Companies, addresses and phone number of `identity.json`. */
  z.strictObject({ kind: z.literal("contacts") }),
  /** The tables of a section of a page, e.g. the deposits of the subscription guide. */
  z.strictObject({ kind: z.literal("excerpt"), page: sitePath, section: text }),
]);

/** `announcement.json`: what `/announcement.pdf` says; the build makes the file of it. */
export const announcementSchema = z.strictObject({
  title: text,
  /** What stands across every page of a document that is not the official one, e.g. `견본`. */
  mark: text.optional(),
  /** The day of the text; the file carries it as its date. */
  asOf: isoDate,
  /** Figures of `facts.json` by key that stand large under the title. */
  highlights: z.array(text).max(4, "네 가지까지입니다").default([]),
  /** What a reader has to know first. */
  lead: z.array(text).min(1),
  sections: z.array(z.strictObject({ heading: text, parts: z.array(partSchema).min(1) })).min(1),
});

export type AnnouncementPart = z.output<typeof partSchema>;
export type Announcement = z.output<typeof announcementSchema>;
