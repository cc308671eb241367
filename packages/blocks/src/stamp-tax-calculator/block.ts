import { bare, defineBlock } from "../parts/define-block.ts";

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema: bare("stampTaxCalculator", "인지세 계산기"),
  takes: ["taxes", "schedule"],
  searchWords: ["계산기"],
});
