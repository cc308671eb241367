import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("모집공고 버튼", { kind: z.literal("announcement") }),
  takes: ["isOfficialNotice"],
  shows: ["announcement"],
  caution: "editing",
});
