import { name, named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Colours and materials of a room, each with a patch of its colour. */
export const schema = named("색과 재료", {
  kind: z.literal("palette"),
  swatches: z
    .array(
      named("색", {
        name,
        text,
        colour: z
          .string()
          .regex(/^#[0-9a-f]{6}$/, "#rrggbb 꼴의 색을 적으세요")
          .meta({ title: "색", description: "#rrggbb로 씁니다." }),
      }),
    )
    .min(2),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  caution: "modelUnit",
});
