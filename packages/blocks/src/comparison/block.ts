import { namedType } from "@danji/complex/kinds";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply", "plans", "sheets"],
  names: ({ current }) => namedType("current", current),
});
