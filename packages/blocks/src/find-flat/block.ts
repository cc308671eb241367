import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("findFlat", "우리 집 찾기"),
  takes: ["sunlight", "siteSun", "winterSuns", "supply", "plans", "sheets"],
  needs: "sunlight",
  searchWords: ["남향"],
});
