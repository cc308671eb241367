import * as z from "zod";
import { imageKey, provenance, sitePath, text } from "./primitives.ts";

/** A picture with the words below it. */
const captioned = { image: imageKey, caption: text.optional() };

/** Items in order, each with an image beside its text: ideas, rooms, places. */
export const featuresBlockSchema = z.strictObject({
  kind: z.literal("features"),
  /** Sets 01, 02 … before the titles. */
  numbered: z.boolean().default(false),
  features: z
    .array(
      z.strictObject({
        ...captioned,
        title: text,
        paragraphs: z.array(text).min(1),
        /** What can be said in a word or two, e.g. what is standard and what is an option. */
        facts: z.array(z.strictObject({ term: text, text })).default([]),
        link: z.strictObject({ label: text, to: sitePath }).optional(),
      }),
    )
    .min(1),
  provenance: provenance.optional(),
});

/** Several pictures of one thing to leaf through. */
export const galleryBlockSchema = z.strictObject({
  kind: z.literal("gallery"),
  /** What the pictures are of, for assistive technology. */
  label: text,
  pictures: z.array(z.strictObject(captioned)).min(2),
});

/** One thought, set large; each line of it on a line of its own where there is room. */
export const statementBlockSchema = z.strictObject({ kind: z.literal("statement"), lines: z.array(text).min(1) });

/** Colours and materials of a room, each with a patch of its colour. */
export const paletteBlockSchema = z.strictObject({
  kind: z.literal("palette"),
  swatches: z
    .array(
      z.strictObject({
        name: text,
        text,
        /** Its colour as `#rrggbb`. */
        colour: z.string().regex(/^#[0-9a-f]{6}$/, "#rrggbb 꼴의 색을 적으세요"),
      }),
    )
    .min(2),
  provenance: provenance.optional(),
});

/** Drawings that the site has for topics of a place: real places are not faked as photographs. */
export const TOPIC_DRAWINGS = ["axis", "civic", "rail", "town", "school", "nature", "sport"] as const;
export type TopicDrawing = (typeof TOPIC_DRAWINGS)[number];

/** Topics of the surroundings, each with a line drawing. */
export const topicsBlockSchema = z.strictObject({
  kind: z.literal("topics"),
  topics: z.array(z.strictObject({ title: text, text, drawing: z.enum(TOPIC_DRAWINGS) })).min(1),
  provenance: provenance.optional(),
});
