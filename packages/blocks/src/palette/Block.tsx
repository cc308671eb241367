import { Text } from "@danji/ui/text";
import { inlineText } from "../parts/inline-text.tsx";
import type { BlockProps } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { Patch, Swatches } from "./Block.styles.ts";
import type { schema } from "./block.ts";

/** Colours and materials of a room side by side. */
export function Block({ block }: Pick<BlockProps<typeof schema>, "block">) {
  return (
    <Sourced provenance={block.provenance}>
      <Swatches>
        {block.swatches.map(({ name, colour, text }) => (
          <li key={name}>
            <Patch data-sample style={{ backgroundColor: colour }} />
            <h3>{name}</h3>
            <Text variant="note">{inlineText(text)}</Text>
          </li>
        ))}
      </Swatches>
    </Sourced>
  );
}
