import * as z from "zod";
import {
  featuresBlockSchema,
  galleryBlockSchema,
  paletteBlockSchema,
  statementBlockSchema,
  topicsBlockSchema,
} from "./editorial.ts";
import { mapBlockSchema } from "./map.ts";
import { sitePlanBlockSchema } from "./site-plan.ts";
import { typeKey } from "./supply.ts";
import { httpsUrl, imageKey, itemKey, pagePath, provenance, sitePath, text } from "./primitives.ts";

/** A piece of a page's content. Inline markup is limited to `<strong>` and `<br>`; everything else is text. */
export const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    paragraphs: z.array(text).min(1),
    provenance: provenance.optional(),
  }),
  /** Figures of `facts.json` by key; `large` sets them as numerals instead of a definition table. */
  z.strictObject({ kind: z.literal("facts"), keys: z.array(text).min(1), large: z.boolean().default(false) }),
  z.strictObject({
    kind: z.literal("table"),
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(text)).min(1),
    provenance: provenance.optional(),
  }),
  z.strictObject({
    kind: z.literal("list"),
    ordered: z.boolean().default(false),
    items: z.array(text).min(1),
    provenance: provenance.optional(),
  }),
  z.strictObject({
    kind: z.literal("cards"),
    cards: z.array(z.strictObject({ title: text, text, image: imageKey.optional() })).min(1),
    provenance: provenance.optional(),
  }),
  /** Cautions: those of `notices.json` by key, and behind them the page's own. */
  z
    .strictObject({ kind: z.literal("notice"), keys: z.array(itemKey).default([]), items: z.array(text).default([]) })
    .refine(({ keys, items }) => keys.length + items.length > 0, { error: "keys나 items에 하나는 있어야 합니다" }),
  z.strictObject({
    kind: z.literal("picture"),
    image: imageKey,
    caption: text.optional(),
    /** Whether it fades in soon after the page is there, or once the page is scrolled (docs/product.md, 9). */
    appears: z.enum(["soon", "scrolled"]).default("soon"),
  }),
  featuresBlockSchema,
  galleryBlockSchema,
  paletteBlockSchema,
  statementBlockSchema,
  topicsBlockSchema,
  z.strictObject({ kind: z.literal("schedule") }),
  /** Papers of `documents.json`: those for the contract to tick off, or those that prove a right as a table. */
  z.strictObject({ kind: z.literal("documents"), list: z.enum(["contract", "qualification"]) }),
  /** The button that opens the recruitment announcement, `/announcement.pdf`. */
  z.strictObject({ kind: z.literal("announcement") }),
  z.strictObject({ kind: z.literal("stampTaxTable") }),
  /** What the stamp tax on one's own contract is and by when it is due. */
  z.strictObject({ kind: z.literal("stampTaxCalculator") }),
  z.strictObject({ kind: z.literal("subscriptionScoreTables") }),
  z.strictObject({ kind: z.literal("subscriptionScore") }),
  z.strictObject({ kind: z.literal("eligibilityTable") }),
  /** Check of the conditions that one meets, with the papers for them. */
  z.strictObject({ kind: z.literal("eligibilityCheck") }),
  z.strictObject({ kind: z.literal("acquisitionTaxTables") }),
  z.strictObject({ kind: z.literal("fundingPlanner") }),
  /** Search for a flat, with the sunlight of its living room by `sunlight.json`. */
  z.strictObject({ kind: z.literal("findFlat") }),
  /** Sunlight of all lines on the winter solstice as a table for each building. */
  z.strictObject({ kind: z.literal("sunlightTables") }),
  /** The placeholder of pages that have no content yet. */
  z.strictObject({ kind: z.literal("comingSoon") }),
  /** Pages of the site, or official places on the web. */
  z.strictObject({
    kind: z.literal("links"),
    links: z.array(z.strictObject({ label: text, to: z.union([sitePath, httpsUrl]) })).min(1),
  }),
  mapBlockSchema,
  sitePlanBlockSchema,
  z.strictObject({ kind: z.literal("units") }),
  z.strictObject({ kind: z.literal("supply") }),
  /** All types of `supply.json` side by side; the one that the page is about is marked. */
  z.strictObject({ kind: z.literal("types"), current: typeKey.optional() }),
  /** The plans of all types of `supply.json`, the page's own first. */
  z.strictObject({ kind: z.literal("plans"), current: typeKey }),
  /** One plan of the folder `plans`, by its key: of a flat that is not supplied. */
  z.strictObject({ kind: z.literal("plan"), plan: typeKey }),
  /** Two types of `supply.json` beside each other, the page's own first. */
  z.strictObject({ kind: z.literal("comparison"), current: typeKey }),
  /** One type of `supply.json`, on the page of its plan. */
  z.strictObject({ kind: z.literal("unitType"), type: typeKey }),
  z.strictObject({ kind: z.literal("brandFilm") }),
  z.strictObject({ kind: z.literal("guideFilms") }),
  z.strictObject({ kind: z.literal("tours") }),
  z.strictObject({ kind: z.literal("faq"), keys: z.array(itemKey).min(1) }),
  /** What identifies the official site: companies, data, days of the last checks, and the pages that show plans. */
  z.strictObject({
    kind: z.literal("trust"),
    /** Registration numbers of the companies of `identity.json`, each with its kind. */
    registrations: z.array(z.strictObject({ role: text, number: text })).min(1),
    plans: z.array(z.strictObject({ label: text, to: sitePath })).min(1),
  }),
  z.strictObject({ kind: z.literal("contact") }),
]);

export const sectionSchema = z.strictObject({
  heading: text,
  /** Whether the heading stands beside what it heads, or above it over the whole grid: pictures, layouts, wide tables. */
  layout: z.enum(["beside", "wide"]).default("beside"),
  /** What the section stands on: the page, a raised band, or an inverse one. */
  surface: z.enum(["page", "raised", "inverse"]).default("page"),
  blocks: z.array(blockSchema).min(1),
  /** Where what the section states comes from, once for all of its blocks that do not say so themselves. */
  provenance: provenance.optional(),
});

/** What one route says of itself and shows. */
export const pageSchema = z.strictObject({
  h1: text,
  /** Title of the document before the complex's name; the H1 when left out. */
  title: text.max(40, "제목은 40자까지입니다").optional(),
  /** Text of search results and shared links, 50 to 110 characters. */
  description: text.min(50, "설명은 50자 이상이어야 합니다").max(110, "설명은 110자까지입니다"),
  /** Whether search engines may list the page. */
  indexed: z.boolean().default(true),
  /** Second spellings of the address: the page exists under them too, its canonical link names the address. */
  aliases: z.array(pagePath).optional(),
  /** Legacy addresses that redirect to the page. */
  redirectFrom: z.array(pagePath).optional(),
  /** Picture of the band behind the H1. */
  banner: imageKey.optional(),
  /** One or two sentences under the H1. */
  lead: text.optional(),
  sections: z.array(sectionSchema).default([]),
  /** Pages that continue the thought, at the end of the page. */
  related: z.array(z.strictObject({ label: text, to: sitePath })).default([]),
});

/** `pages.json`: pages by address; a page exists where it is listed here. */
export const pagesSchema = z.record(pagePath, pageSchema);

export type Block = z.output<typeof blockSchema>;
export type Section = z.output<typeof sectionSchema>;
export type Page = z.output<typeof pageSchema>;
export type Pages = z.output<typeof pagesSchema>;
