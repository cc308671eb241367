import { named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Papers of `documents.json`: those for the contract to tick off, or those that prove a right as a table. */
export const schema = named("서류", {
  kind: z.literal("documents"),
  list: z
    .enum(["contract", "qualification"])
    .meta({ title: "서류의 종류", description: "contract는 계약, qualification은 자격입니다." }),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["documents", "schedule", "identity", "ticks"],
  searchWords: ["준비물"],
});
