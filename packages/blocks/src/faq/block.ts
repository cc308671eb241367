import { itemKeys, named, TARGETS } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("자주 묻는 질문", {
  kind: z.literal("faq"),
  keys: itemKeys.min(1).register(TARGETS, { to: "faq" }),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["faq"],
  shows: [],
});
