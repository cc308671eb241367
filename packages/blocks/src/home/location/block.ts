import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "location",
  label: "입지",
  takes: [],
  images: ({ picture }) => [{ path: "picture", key: picture }],
  links: ({ link }) => [{ path: "link.to", key: link.to }],
});
