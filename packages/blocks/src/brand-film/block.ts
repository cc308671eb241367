import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("brandFilm", "홍보영상"),
  takes: ["films", "identity"],
  shows: ["videos.brand"],
  needs: "videos.brand",
});
