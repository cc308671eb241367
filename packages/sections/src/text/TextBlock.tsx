import { Prose } from "../parts/blocks.styles.ts";
import type { BlockOf } from "../parts/block-props.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";

/** Renders paragraphs of running text. */
export function TextBlock({ block }: { block: BlockOf<"text"> }) {
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
