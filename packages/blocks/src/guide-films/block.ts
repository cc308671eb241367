import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("안내 영상", { kind: z.literal("guideFilms") }),
  takes: ["films", "identity"],
  shows: ["videos.guides"],
  needs: "videos.guides",
});
