import type { Supply } from "@danji/complex/schema/supply";
import type { BlockOf } from "../parts/block-props.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { TypesTable } from "./TypesTable.tsx";

interface TypesBlockProps {
  block: BlockOf<"types">;
  supply: Supply;
}

/** Shows the types of the complex side by side. */
export function TypesBlock({ block, supply }: TypesBlockProps) {
  return (
    <Sourced provenance={supply}>
      <TypesTable supply={supply} current={block.current} />
    </Sourced>
  );
}
