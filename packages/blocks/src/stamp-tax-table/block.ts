import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("stampTaxTable", "인지세 표"),
  takes: ["taxes"],
});
