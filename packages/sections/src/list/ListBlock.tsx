import { BulletList, NumberList } from "../parts/blocks.styles.ts";
import type { BlockOf } from "../parts/block-props.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";

/** Renders a list, numbered where the order matters. */
export function ListBlock({ block }: { block: BlockOf<"list"> }) {
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
