import { captionedImage, named } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

export const schema = named("이미지", {
  kind: z.literal("picture"),
  ...captionedImage,
  appears: z
    .enum(["soon", "scrolled"])
    .meta({ title: "나타나는 때", description: "soon은 곧, scrolled는 내려 볼 때입니다." })
    .default("soon"),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
