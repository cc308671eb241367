import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "brand",
  label: "브랜드",
  takes: ["identity"],
  images: ({ picture }) => [{ path: "picture", key: picture }],
  links: ({ link }) => [{ path: "link.to", key: link.to }],
});
