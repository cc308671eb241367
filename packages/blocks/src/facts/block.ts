import { named, TARGETS, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Figures of `facts.json` by key; `large` sets them as numerals instead of a definition table. */
export const schema = named("숫자", {
  kind: z.literal("facts"),
  keys: z.array(text).min(1).meta({ title: "불러올 이름표" }).register(TARGETS, { to: "facts" }),
  large: z.boolean().meta({ title: "크게 보이기" }).default(false),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["facts"],
  shows: [],
});
