import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("홍보영상", { kind: z.literal("brandFilm") }),
  takes: ["films", "identity"],
  shows: ["videos.brand"],
  needs: "videos.brand",
});
