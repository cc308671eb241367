import { named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("표", {
  kind: z.literal("table"),
  caption: text.meta({ title: "표의 이름" }),
  columns: z.array(text).min(2).meta({ title: "열 이름" }),
  rows: z.array(z.array(text)).min(1).meta({ title: "칸" }),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  table: (block) => block,
});
