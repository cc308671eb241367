import { defineBlock } from "../src/parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  images: ({ image }) => [{ path: "image", key: image }],
});
