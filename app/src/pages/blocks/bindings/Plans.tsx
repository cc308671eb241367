import { PlansBlock } from "@danji/sections/floor-plans/PlansBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { planSheets } from "../plan-sheets.ts";

/** Shows the plans of all types of the complex. */
export const Plans = ({ block }: { block: BlockOf<"plans"> }) => (
  <PlansBlock block={block} supply={supply} plans={plans} sheets={planSheets} />
);
