import { named } from "@danji/complex/schema/primitives";
import { typeKey } from "@danji/complex/schema/supply";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** One type of `supply.json`, on the page of its plan. */
export const schema = named("타입 정보", { kind: z.literal("unitType"), type: typeKey });

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply"],
});
