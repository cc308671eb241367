import { heading, named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Drawings that the site has for topics of a place: real places are not faked as photographs. */
export const TOPIC_DRAWINGS = ["axis", "civic", "rail", "town", "school", "nature", "sport"] as const;
export type TopicDrawing = (typeof TOPIC_DRAWINGS)[number];

/** Topics of the surroundings, each with a line drawing. */
export const schema = named("주제", {
  kind: z.literal("topics"),
  topics: z
    .array(named("주제", { title: heading, text, drawing: z.enum(TOPIC_DRAWINGS).meta({ title: "선화" }) }))
    .min(1),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  caution: "plans",
});
