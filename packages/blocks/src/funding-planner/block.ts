import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("자금 계획 계산기", { kind: z.literal("fundingPlanner") }),
  takes: ["funding", "schedule", "supply", "taxes", "purchases"],
  states: true,
});
