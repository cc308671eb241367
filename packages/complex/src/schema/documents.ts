import * as z from "zod";
import { asOf, itemKey, note, source, text } from "./primitives.ts";

const paperSchema = (title: string) =>
  z.strictObject({
    /** Keeps what a visitor ticked off apart from the words, which may change. */
    key: itemKey,
    name: text.meta({ title }),
    note,
    from: text.meta({ title: "발급처" }).optional(),
  });

/** `documents.json`: papers for the contract (`/BusinessGuide/documents`). */
export const documentsSchema = z.strictObject({
  source,
  asOf,
  /** What a buyer brings who signs in person (본인). */
  self: z.array(paperSchema("본인 서류").meta({ title: "본인 서류" })).min(1),
  /** What an agent (대리인; a spouse is one, too) brings beside all of `self`. */
  agent: z.array(paperSchema("대리인 서류").meta({ title: "대리인 서류" })).min(1),
  /** Papers that prove the right to apply, by kind of application. */
  qualification: z.array(paperSchema("자격 증명 서류").meta({ title: "자격 서류" })).default([]),
});

export type Paper = z.output<ReturnType<typeof paperSchema>>;
export type Documents = z.output<typeof documentsSchema>;
