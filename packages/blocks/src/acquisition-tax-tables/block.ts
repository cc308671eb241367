import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("acquisitionTaxTables", "취득세율 표"),
  takes: ["funding"],
});
