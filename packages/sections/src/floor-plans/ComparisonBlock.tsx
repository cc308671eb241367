import { ComingSoon } from "@danji/ui/coming-soon";
import { plans } from "complex:plans";
import { supply } from "complex:supply";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/line-words";
import { Comparison } from "./Comparison.tsx";
import { pairOf, plannedTypes } from "./pair.ts";

/** Two types compared, beginning with the one that the page is about, once two are drawn. */
export function ComparisonBlock({ block }: Pick<BlockProps<"comparison">, "block">) {
  const types = plannedTypes(supply, plans);
  const start = pairOf(types, block.current);
  if (!start) return <ComingSoon label="평면도를 준비하고 있습니다" />;
  return (
    <Sourced provenance={supply}>
      <Comparison types={types} start={start} mark={planMark(supply)} />
    </Sourced>
  );
}
