import { namedKeys } from "@danji/complex/kinds";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["facts"],
  shows: [],
  names: ({ keys }) => namedKeys("facts", keys),
  states: true,
});
