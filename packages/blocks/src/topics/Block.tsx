import { Text } from "@danji/ui/text";
import type { BlockProps } from "../parts/block-data.ts";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { DRAWING_SHEET, TOPIC_PICTURES } from "./topic-drawings.tsx";
import { TopicDrawing, TopicList } from "./Block.styles.ts";
import type { schema } from "./block.ts";

/** Topics of the surroundings side by side, each with its drawing. */
export function Block({ block }: Pick<BlockProps<typeof schema>, "block">) {
  return (
    <Sourced provenance={block.provenance}>
      <TopicList>
        {block.topics.map(({ title, text, drawing }) => (
          <li key={title}>
            <TopicDrawing viewBox={DRAWING_SHEET} role="img" aria-label={TOPIC_PICTURES[drawing].alt}>
              {TOPIC_PICTURES[drawing].lines}
            </TopicDrawing>
            <h3>{inlineText(title)}</h3>
            <Text>{inlineText(text)}</Text>
          </li>
        ))}
      </TopicList>
    </Sourced>
  );
}
