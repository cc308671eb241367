import * as z from "zod";
import { isoDate, text } from "./primitives.ts";

/** `press.json`: articles that a new backend starts with. */
export const pressSchema = z.array(
  z.strictObject({
    title: text,
    summary: text,
    /** Blank lines separate paragraphs. */
    content: text,
    date: isoDate,
  }),
);

export type SeedPress = z.output<typeof pressSchema>;
