import { ComingSoon } from "@danji/ui/coming-soon";
import type { BlockOf } from "../parts/block-props.ts";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import type { PlanSheets } from "./plan-sheets.ts";
import { PlanViewer } from "./PlanViewer.tsx";

interface PlanBlockProps {
  block: BlockOf<"plan">;
  plans: FlatPlans;
  sheets: PlanSheets;
}

/** Shows a plan alone, of a flat that is not supplied. */
export function PlanBlock({ block, plans, sheets }: PlanBlockProps) {
  const plan = plans[block.plan];
  if (!plan) return <ComingSoon />;
  // What is not supplied is a plan in every respect.
  return (
    <PlanViewer
      flats={[{ value: plan.key, label: plan.label, plan }]}
      start={plan.key}
      mark=" (계획)"
      sheets={sheets}
    />
  );
}
