import type { Block } from "@danji/complex/schema/page";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { flatsOf } from "@danji/sections/floor-plans/flats.ts";
import { pairOf, plannedTypes } from "@danji/sections/floor-plans/pair.ts";
import { sketchOf } from "@danji/sections/floor-plans/flat-plan.ts";

export { loadSheet } from "@danji/sections/floor-plans/plan-sheets.ts";

/** Keys of the sheets that a block shows before anybody has chosen anything. */
export function firstSheets(block: Extract<Block, { kind: "plans" | "plan" | "comparison" }>): string[] {
  if (block.kind === "plan") return [block.plan];
  if (block.kind === "plans") {
    const flats = flatsOf(supply, plans);
    const plan = (flats.find(({ value }) => value === block.current) ?? flats[0])?.plan;
    return plan ? [plan.key] : [];
  }
  const types = plannedTypes(supply, plans);
  const pair = pairOf(types, block.current);
  return types.flatMap(({ type, plan }) => (pair?.includes(type.key) ? [sketchOf(plan)] : []));
}
