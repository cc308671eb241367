import { defineBlock } from "../parts/define-block.ts";
import { mapFaults } from "./map-ways.ts";
import { schema } from "./schema.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["identity"],
  caution: "plans",
  searchWords: ["오시는 길", "지하철", "출퇴근"],
  rule: { id: "map-ways", check: mapFaults },
});
