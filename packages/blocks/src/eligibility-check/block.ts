import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("신청 자격 확인", { kind: z.literal("eligibilityCheck") }),
  takes: ["subscription", "documents", "schedule", "supply", "ticks"],
  states: true,
});
