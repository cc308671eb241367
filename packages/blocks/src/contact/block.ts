import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("contact", "연락처"),
  takes: ["identity"],
});
