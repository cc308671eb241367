import type { BlockData } from "../parts/block-data.ts";
import { typeOf } from "@danji/complex/supply";
import { Sourced } from "../parts/Sourced.tsx";
import { UnitTypeFacts } from "./UnitTypeFacts.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

/** Shows what is supplied of one type of the complex. */
export function Block({ block, supply }: { block: BlockOf<typeof schema> } & Pick<BlockData, "supply">) {
  const type = typeOf(supply, block.type);
  if (!type) return null;
  return (
    <Sourced provenance={supply}>
      <UnitTypeFacts supply={supply} type={type} />
    </Sourced>
  );
}
