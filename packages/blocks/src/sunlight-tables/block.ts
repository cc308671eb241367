import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("sunlightTables", "동지 일조표"),
  takes: ["sunlight", "winterSuns", "supply"],
  needs: "sunlight",
});
