import type { Supply } from "@danji/complex/schema/supply";
import { ComingSoon } from "@danji/ui/coming-soon";
import type { BlockOf } from "../parts/block-props.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { Comparison } from "./Comparison.tsx";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import type { PlanSheets } from "./plan-sheets.ts";
import { pairOf, plannedTypes } from "./pair.ts";

interface ComparisonBlockProps {
  block: BlockOf<"comparison">;
  supply: Supply;
  plans: FlatPlans;
  sheets: PlanSheets;
}

/** Shows two types compared, beginning with the one that the page is about, once two are drawn. */
export function ComparisonBlock({ block, supply, plans, sheets }: ComparisonBlockProps) {
  const types = plannedTypes(supply, plans);
  const start = pairOf(types, block.current);
  if (!start) return <ComingSoon label="평면도를 준비하고 있습니다" />;
  return (
    <Sourced provenance={supply}>
      <Comparison types={types} start={start} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}
