import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["documents", "schedule", "identity", "ticks"],
  states: true,
  searchWords: ["준비물"],
});
