import { listed } from "@danji/complex/kinds";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  images: ({ pictures }) => listed("pictures", pictures, ({ image }) => image, ".image"),
});
