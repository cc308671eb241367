import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("subscriptionScore", "가점 계산기"),
  takes: ["subscription", "schedule"],
  searchWords: ["계산기"],
});
