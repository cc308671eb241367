import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { TypesTable } from "../supply/Block.tsx";
import type { schema } from "./block.ts";

/** Shows the types of the complex side by side. */
export function Block({ block, supply }: { block: BlockOf<typeof schema> } & Pick<BlockData, "supply">) {
  return (
    <Sourced provenance={supply}>
      <TypesTable supply={supply} current={block.current} />
    </Sourced>
  );
}
