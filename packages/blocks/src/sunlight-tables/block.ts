import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("동지 일조표", { kind: z.literal("sunlightTables") }),
  takes: ["sunlight", "winterSuns", "supply"],
  needs: "sunlight",
  states: true,
});
