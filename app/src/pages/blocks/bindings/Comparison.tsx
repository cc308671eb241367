import { ComparisonBlock } from "@danji/sections/floor-plans/ComparisonBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import { planSheets } from "../plan-sheets.ts";

/** Shows two types of the complex compared. */
export const Comparison = ({ block }: { block: BlockOf<"comparison"> }) => (
  <ComparisonBlock block={block} supply={supply} plans={plans} sheets={planSheets} />
);
