import { createPlanSheets } from "@danji/blocks/parts/floor-plans/plan-sheets.ts";
import { sheetLoaders } from "complex:plans";
import { loadChunk } from "../../shell/loading/load-chunk.ts";

/** The drawings of the complex's plans. */
export const planSheets = createPlanSheets((key) => {
  const load = sheetLoaders[key];
  return load && loadChunk(load);
});
