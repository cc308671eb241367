import { PlanBlock } from "@danji/sections/floor-plans/PlanBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { plans } from "complex:plans";
import { planSheets } from "../plan-sheets.ts";

/** Shows one plan of the complex. */
export const Plan = ({ block }: { block: BlockOf<"plan"> }) => (
  <PlanBlock block={block} plans={plans} sheets={planSheets} />
);
