import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("eligibilityCheck", "신청 자격 확인"),
  takes: ["subscription", "documents", "schedule", "supply", "ticks"],
});
