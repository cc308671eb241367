import { named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("목록", {
  kind: z.literal("list"),
  ordered: z.boolean().meta({ title: "번호 붙이기" }).default(false),
  items: z.array(text).min(1).meta({ title: "항목" }),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
