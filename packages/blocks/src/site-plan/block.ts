import { imageKey, imagePoint, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** The layout as an image with selectable buildings of `supply.json` and labels of facilities. */
export const schema = named("단지배치도", {
  kind: z.literal("sitePlan"),
  image: imageKey,
  /** What is on the picture besides the buildings. */
  facilities: z.array(named("시설", { name: text.meta({ title: "시설 이름" }), at: imagePoint })).default([]),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["supply"],
  caution: "layout",
});
