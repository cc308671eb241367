import { Prose } from "../parts/blocks.styles.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import type { BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

/** Renders paragraphs of running text. */
export function Block({ block }: { block: BlockOf<typeof schema> }) {
  return (
    <Sourced provenance={block.provenance}>
      <Prose>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{inlineText(paragraph)}</p>
        ))}
      </Prose>
    </Sourced>
  );
}
