import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("subscriptionScoreTables", "가점표"),
  takes: ["subscription"],
});
