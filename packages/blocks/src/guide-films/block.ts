import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("guideFilms", "안내 영상"),
  takes: ["films", "identity"],
  shows: ["videos.guides"],
  needs: "videos.guides",
});
