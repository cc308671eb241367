import { ComingSoon } from "@danji/ui/coming-soon";
import { plans } from "complex:plans";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { PlanViewer } from "./PlanViewer.tsx";

/** A plan alone, of a flat that is not supplied. */
export function PlanBlock({ block }: Pick<BlockProps<"plan">, "block">) {
  const plan = plans[block.plan];
  if (!plan) return <ComingSoon />;
  // What is not supplied is a plan in every respect.
  return <PlanViewer flats={[{ value: plan.key, label: plan.label, plan }]} start={plan.key} mark=" (계획)" />;
}
