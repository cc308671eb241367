import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { flatsOf } from "../parts/floor-plans/flats.ts";
import type { BlockData } from "../parts/block-data.ts";
import { PlanData } from "../parts/floor-plans/PlanData.tsx";
import { PlanViewer } from "../parts/floor-plans/PlanViewer.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

type PlansProps = { block: BlockOf<typeof schema> } & Pick<BlockData, "supply" | "plans" | "sheets">;

function firstFlat({ block, supply, plans }: PlansProps) {
  const flats = flatsOf(supply, plans);
  return flats.find(({ value }) => value === block.current) ?? flats[0];
}

/** Loads the drawing of the type that the page is about. */
export async function prepare(props: PlansProps): Promise<void> {
  const plan = firstFlat(props)?.plan;
  if (plan) await props.sheets.load(plan.key);
}

/** Shows the plans of all types, beginning with the one that the page is about. */
export function Block(props: PlansProps) {
  const { supply, plans, sheets } = props;
  const start = firstFlat(props);
  const [first, ...others] = flatsOf(supply, plans);
  if (!first || !start) return null;
  return (
    <Sourced provenance={supply}>
      <PlanData flat={start} />
      <PlanViewer flats={[first, ...others]} start={start.value} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}
