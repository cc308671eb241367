import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { currentType, defineBlock } from "../parts/define-block.ts";

/** The plans of all types of `supply.json`, the page's own first. */
export const schema = named("평면도", { kind: z.literal("plans"), current: currentType });

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply", "plans", "sheets"],
  caution: "modelUnit",
});
