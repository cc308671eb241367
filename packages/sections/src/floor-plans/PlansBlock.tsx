import { plans } from "complex:plans";
import { supply } from "complex:supply";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/line-words";
import { flatsOf } from "./flats.ts";
import { PlanData } from "./PlanData.tsx";
import { PlanViewer } from "./PlanViewer.tsx";

/** The plans of all types, beginning with the one that the page is about. */
export function PlansBlock({ block }: Pick<BlockProps<"plans">, "block">) {
  const [first, ...others] = flatsOf(supply, plans);
  if (!first) return null;
  const flats = [first, ...others] as const;
  const start = flats.find(({ value }) => value === block.current) ?? first;
  return (
    <Sourced provenance={supply}>
      <PlanData flat={start} />
      <PlanViewer flats={flats} start={start.value} mark={planMark(supply)} />
    </Sourced>
  );
}
