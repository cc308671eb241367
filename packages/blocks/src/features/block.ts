import { listed } from "@danji/complex/kinds";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  images: ({ features }) => listed("features", features, ({ image }) => image, ".image"),
  links: ({ features }) => listed("features", features, ({ link }) => link?.to, ".link.to"),
});
