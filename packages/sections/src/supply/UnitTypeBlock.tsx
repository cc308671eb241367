import type { Supply } from "@danji/complex/schema/supply";
import { typeOf } from "@danji/complex/supply";
import type { BlockOf } from "../parts/block-props.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { UnitTypeFacts } from "./UnitTypeFacts.tsx";

interface UnitTypeBlockProps {
  block: BlockOf<"unitType">;
  supply: Supply;
}

/** Shows what is supplied of one type of the complex. */
export function UnitTypeBlock({ block, supply }: UnitTypeBlockProps) {
  const type = typeOf(supply, block.type);
  if (!type) return null;
  return (
    <Sourced provenance={supply}>
      <UnitTypeFacts supply={supply} type={type} />
    </Sourced>
  );
}
