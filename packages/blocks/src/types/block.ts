import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { currentType, defineBlock } from "../parts/define-block.ts";

/** All types of `supply.json` side by side; the one that the page is about is marked. */
export const schema = named("타입 비교표", { kind: z.literal("types"), current: currentType.optional() });

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply"],
});
