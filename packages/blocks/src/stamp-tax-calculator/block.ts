import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("인지세 계산기", { kind: z.literal("stampTaxCalculator") }),
  takes: ["taxes", "schedule"],
  states: true,
});
