import * as z from "zod";
import { imageKey, provenance, text } from "./primitives.ts";

/** `home.json`: texts, pictures and figures of the home page in the order of its sections. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    /** Lines of the headline as they break on wide screens. */
    headline: z.array(text).min(1).max(3),
    subline: text,
    button: text,
    landscape: imageKey,
    portrait: imageKey,
    /** Keys of `facts.json` that stand under the headline. */
    facts: z.array(text),
  }),
  location: z.strictObject({
    title: text,
    text,
    picture: imageKey,
    points: z
      .array(
        z.strictObject({
          /** The figure that is typeset large, e.g. `5503`. */
          figure: text,
          unit: text.optional(),
          title: text,
          text,
        }),
      )
      .min(1),
    /** Where the statements come from and when they were true. */
    provenance,
  }),
  booking: z.strictObject({ title: text, text, picture: imageKey }),
});

export type Home = z.output<typeof homeSchema>;
