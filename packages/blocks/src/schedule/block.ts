import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("분양일정", { kind: z.literal("schedule") }),
  takes: ["schedule", "identity"],
  states: true,
});
