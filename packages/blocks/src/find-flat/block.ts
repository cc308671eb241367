import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("우리 집 찾기", { kind: z.literal("findFlat") }),
  takes: ["sunlight", "siteSun", "winterSuns", "supply", "plans", "sheets"],
  needs: "sunlight",
  states: true,
});
