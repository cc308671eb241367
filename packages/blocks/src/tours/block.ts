import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("VR 투어", { kind: z.literal("tours") }),
  takes: ["tours"],
  shows: ["tours", "tour"],
  needs: "tours",
});
