import { flatsOf } from "@danji/sections/floor-plans/flats.ts";
import { firstSketches, plannedTypes } from "@danji/sections/floor-plans/pair.ts";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { planSheets } from "./plan-sheets.ts";

type DrawnBlock = BlockOf<"plans" | "plan" | "comparison">;

/** Keys of the sheets that a block shows before anything is selected. */
function firstSheets(block: DrawnBlock): string[] {
  if (block.kind === "plan") return [block.plan];
  if (block.kind === "plans") {
    const flats = flatsOf(supply, plans);
    const plan = (flats.find(({ value }) => value === block.current) ?? flats[0])?.plan;
    return plan ? [plan.key] : [];
  }
  return firstSketches(plannedTypes(supply, plans), block.current);
}

/** Loads the drawings that blocks show first. Never rejects: a drawing that is missing says so in its place. */
export async function loadSheets(drawn: readonly DrawnBlock[]): Promise<void> {
  await Promise.all(drawn.flatMap(firstSheets).map(planSheets.load));
}
