import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("announcement", "모집공고 버튼"),
  takes: ["isOfficialNotice"],
  shows: ["announcement"],
  caution: "editing",
  searchWords: ["공고문"],
});
