import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("schedule", "분양일정"),
  takes: ["schedule", "identity"],
  searchWords: ["계약일", "접수일", "발표일"],
});
