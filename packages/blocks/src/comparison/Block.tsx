import { ComingSoon } from "../parts/ComingSoon.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { Comparison } from "./Comparison.tsx";
import type { BlockData } from "../parts/block-data.ts";
import { firstSketches, pairOf, plannedTypes } from "./pair.ts";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

type ComparisonProps = { block: BlockOf<typeof schema> } & Pick<BlockData, "supply" | "plans" | "sheets">;

/** Loads the drawings of the first two types. */
export async function prepare({ block, supply, plans, sheets }: ComparisonProps): Promise<void> {
  await Promise.all(firstSketches(plannedTypes(supply, plans), block.current).map(sheets.load));
}

/** Shows two types compared, beginning with the one that the page is about, once two are drawn. */
export function Block({ block, supply, plans, sheets }: ComparisonProps) {
  const types = plannedTypes(supply, plans);
  const start = pairOf(types, block.current);
  if (!start) return <ComingSoon label="평면도를 준비하고 있습니다" />;
  return (
    <Sourced provenance={supply}>
      <Comparison types={types} start={start} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}
