import { ComingSoon } from "../parts/ComingSoon.tsx";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { PlanViewer } from "../parts/floor-plans/PlanViewer.tsx";
import type { schema } from "./block.ts";

type PlanProps = { block: BlockOf<typeof schema> } & Pick<BlockData, "plans" | "sheets">;

/** Loads the drawing. */
export const prepare = ({ block, sheets }: PlanProps): Promise<void> => sheets.load(block.plan);

/** Shows a plan alone, of a flat that is not supplied. */
export function Block({ block, plans, sheets }: PlanProps) {
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
