import { defineBlock } from "../parts/define-block.ts";
import { mapFaults } from "./map-ways.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["identity"],
  caution: "plans",
  rule: { id: "map-ways", check: mapFaults },
});
