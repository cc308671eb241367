import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("fundingPlanner", "자금 계획 계산기"),
  takes: ["funding", "schedule", "supply", "taxes", "purchases"],
  searchWords: ["계산기", "은행", "대출"],
});
