import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: named("취득세율 표", { kind: z.literal("acquisitionTaxTables") }),
  takes: ["funding"],
  states: true,
});
