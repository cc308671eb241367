import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("eligibilityTable", "신청 자격표"),
  takes: ["subscription", "supply"],
  searchWords: ["신혼부부", "다자녀", "생애최초"],
});
