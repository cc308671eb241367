import { supply } from "complex:supply";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { TypesTable } from "./TypesTable.tsx";

/** The types of the complex side by side. */
export function TypesBlock({ block }: Pick<BlockProps<"types">, "block">) {
  return (
    <Sourced provenance={supply}>
      <TypesTable supply={supply} current={block.current} />
    </Sourced>
  );
}
