import { named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** One thought, set large; each line of it on a line of its own where there is room. */
export const schema = named("큰 문장", {
  kind: z.literal("statement"),
  lines: z.array(text).min(1).meta({ title: "줄" }),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
