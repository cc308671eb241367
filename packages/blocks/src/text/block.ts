import { named, paragraphs, provenance } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("문단", {
  kind: z.literal("text"),
  paragraphs,
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
