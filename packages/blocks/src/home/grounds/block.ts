import { listed } from "@danji/complex/kinds";
import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "grounds",
  label: "단지",
  narrow: true,
  takes: [],
  images: ({ items }) => listed("items", items, ({ picture }) => picture, ".picture"),
  links: ({ items }) => listed("items", items, ({ link }) => link.to, ".link.to"),
});
