import { typeOf } from "@danji/complex/supply";
import { supply } from "complex:supply";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { UnitTypeFacts } from "./UnitTypeFacts.tsx";

/** What is supplied of one type of the complex. */
export function UnitTypeBlock({ block }: Pick<BlockProps<"unitType">, "block">) {
  const type = typeOf(supply, block.type);
  if (!type) return null;
  return (
    <Sourced provenance={supply}>
      <UnitTypeFacts supply={supply} type={type} />
    </Sourced>
  );
}
