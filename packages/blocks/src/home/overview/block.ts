import { listed } from "@danji/complex/kinds";
import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "overview",
  label: "한눈에 보기",
  narrow: true,
  takes: ["identity"],
  facts: ({ items }) => items.flatMap((item, index) => listed(`items.${index}.facts`, item.facts, (key) => key)),
  links: ({ items }) => listed("items", items, ({ link }) => link.to, ".link.to"),
});
