import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { currentType, defineBlock } from "../parts/define-block.ts";

/** Two types of `supply.json` beside each other, the page's own first. */
export const schema = named("두 타입 비교", { kind: z.literal("comparison"), current: currentType });

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply", "plans", "sheets"],
  searchWords: ["평수"],
});
