import { defineScreen } from "../../parts/define-block.ts";
import { schema } from "./schema.ts";

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "unit-plans",
  label: "세대 평면",
  takes: ["supply", "plans", "sheets", "stills"],
  links: ({ link }) => [{ path: "link.to", key: link.to }],
});
