import * as z from "zod";
import { imageKey, provenance, sitePath, text } from "./primitives.ts";

/** A way on to a page of the site. */
const link = z.strictObject({ label: text, to: sitePath });

/** Composition of a section's images: `bleed` up to the window's edges, `inset` on the page's grid with round corners. */
const composition = z.enum(["bleed", "inset"]).default("bleed");

/** Figures of the location: what is near, in numbers. */
const locationSchema = z.strictObject({
  kind: z.literal("location"),
  composition,
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
  link,
  /** Where the statements come from and when they were true. */
  provenance,
});

/** The brand: one thought, and the way to its page. */
const brandSchema = z.strictObject({
  kind: z.literal("brand"),
  composition,
  title: text,
  texts: z.array(text).min(1).max(2),
  picture: imageKey,
  link,
});

/** What is special about the plans of the flats. */
const specialSchema = z.strictObject({
  kind: z.literal("special"),
  composition,
  title: text,
  text,
  picture: imageKey,
  points: z.array(z.strictObject({ title: text, text })).max(4),
  link,
});

/** Cards PREMIUM 01, 02 …, two to a screen; three where they are inset. */
const premiumSchema = z.strictObject({
  kind: z.literal("premium"),
  composition,
  cards: z
    .array(
      z.strictObject({
        picture: imageKey,
        title: text,
        texts: z.array(text).length(2),
        link,
      }),
    )
    .min(1),
});

/** Up to 900px: the project, its place and its surroundings in short, one item open at a time. */
const overviewSchema = z.strictObject({
  kind: z.literal("overview"),
  title: text,
  items: z
    .array(
      z.strictObject({
        title: text,
        text: text.optional(),
        facts: z.array(text).default([]),
        points: z.array(text).default([]),
        link,
      }),
    )
    .min(1),
});

/** Up to 900px: pictures to leaf through. */
const sliderSchema = z.strictObject({
  kind: z.literal("slider"),
  composition,
  title: text,
  slides: z.array(z.strictObject({ picture: imageKey, title: text, text })).min(1),
});

/** Up to 900px: the complex from above, its design and its rooms, one item open at a time. */
const groundsSchema = z.strictObject({
  kind: z.literal("grounds"),
  title: text,
  items: z.array(z.strictObject({ title: text, picture: imageKey, text, link })).min(1),
});

const plansSchema = z.strictObject({ kind: z.literal("plans"), title: text, text, link });

const scheduleSchema = z.strictObject({ kind: z.literal("schedule"), composition, title: text, text });

const bookingSchema = z.strictObject({ kind: z.literal("booking"), composition, title: text, text, picture: imageKey });

const sectionSchema = z.discriminatedUnion("kind", [
  locationSchema,
  brandSchema,
  specialSchema,
  premiumSchema,
  overviewSchema,
  sliderSchema,
  groundsSchema,
  plansSchema,
  scheduleSchema,
  bookingSchema,
]);

/** `home.json`: texts, pictures and figures of the home page in the order of its sections. */
export const homeSchema = z.strictObject({
  hero: z.strictObject({
    composition,
    /** Lines of the headline as they break on wide screens. */
    headline: z.array(text).min(1).max(3),
    subline: text,
    button: text,
    landscape: imageKey,
    portrait: imageKey,
    /** Keys of `facts.json` that stand under the headline. */
    facts: z.array(text),
  }),
  /** What follows the hero, downwards. What is left out is not shown; `overview`, `slider` and `grounds` show up to 900px. */
  sections: z.array(sectionSchema).superRefine((sections, context) => {
    sections.forEach(({ kind }, index) => {
      if (sections.findIndex((section) => section.kind === kind) < index)
        context.addIssue({ code: "custom", path: [index, "kind"], message: `${kind}은 한 번만 쓸 수 있습니다` });
    });
  }),
});

export type Home = z.output<typeof homeSchema>;
export type HomeSection = Home["sections"][number];
/** How a section composes its pictures. */
export type Composition = z.output<typeof composition>;
export type HomeSectionKind = HomeSection["kind"];
/** The section of one kind. */
export type HomeSectionOf<Kind extends HomeSectionKind> = Extract<HomeSection, { kind: Kind }>;
