import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("eligibilityTable", "신청 자격표"),
  takes: ["subscription", "supply"],
  states: true,
});
