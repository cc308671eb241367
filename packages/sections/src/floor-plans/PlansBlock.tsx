import type { Supply } from "@danji/complex/schema/supply";
import type { BlockOf } from "../parts/block-props.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { flatsOf } from "./flats.ts";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import type { PlanSheets } from "./plan-sheets.ts";
import { PlanData } from "./PlanData.tsx";
import { PlanViewer } from "./PlanViewer.tsx";

interface PlansBlockProps {
  block: BlockOf<"plans">;
  supply: Supply;
  plans: FlatPlans;
  sheets: PlanSheets;
}

/** Shows the plans of all types, beginning with the one that the page is about. */
export function PlansBlock({ block, supply, plans, sheets }: PlansBlockProps) {
  const [first, ...others] = flatsOf(supply, plans);
  if (!first) return null;
  const flats = [first, ...others] as const;
  const start = flats.find(({ value }) => value === block.current) ?? first;
  return (
    <Sourced provenance={supply}>
      <PlanData flat={start} />
      <PlanViewer flats={flats} start={start.value} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}
