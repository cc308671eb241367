import { named, TARGETS } from "@danji/complex/schema/primitives";
import { typeKey } from "@danji/complex/schema/supply";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** One plan of the folder `plans`, by its key: of a flat that is not supplied. */
export const schema = named("평면도 하나", {
  kind: z.literal("plan"),
  plan: typeKey
    .meta({ title: "평면도", description: "plans 폴더에 있는 파일의 이름입니다." })
    .register(TARGETS, { to: "plans" }),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["plans", "sheets"],
  caution: "modelUnit",
});
