import { listed } from "@danji/complex/kinds";
import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "slides",
  label: "프리미엄",
  narrow: true,
  takes: [],
  images: ({ slides }) => listed("slides", slides, ({ picture }) => picture, ".picture"),
});
