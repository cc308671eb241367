import { BulletList, NumberList } from "../parts/blocks.styles.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import type { BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

/** Renders a list, numbered where the order matters. */
export function Block({ block }: { block: BlockOf<typeof schema> }) {
  const List = block.ordered ? NumberList : BulletList;
  return (
    <Sourced provenance={block.provenance}>
      <List>
        {block.items.map((item) => (
          <li key={item}>{inlineText(item)}</li>
        ))}
      </List>
    </Sourced>
  );
}
