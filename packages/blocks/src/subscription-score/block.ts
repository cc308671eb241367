import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("가점 계산기", { kind: z.literal("subscriptionScore") }),
  takes: ["subscription", "schedule"],
  states: true,
});
