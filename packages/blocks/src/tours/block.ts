import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("tours", "VR 투어"),
  takes: ["tours"],
  shows: ["tours", "tour"],
  needs: "tours",
});
