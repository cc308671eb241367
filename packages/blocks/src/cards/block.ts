import { heading, imageKey, named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("카드", {
  kind: z.literal("cards"),
  cards: z.array(named("카드", { title: heading, text, image: imageKey.optional() })).min(1),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
