import type { Block } from "@danji/complex/schema/page";
import { ContentSection } from "../src/content-section/ContentSection.tsx";
import { storyBlock } from "./story-blocks.tsx";
import { StoryFrame } from "./StoryFrame.tsx";
import { findBlock, useComplex } from "./story-complex.ts";
import { useStoryToday } from "./use-story-today.ts";

interface BlockStoryProps {
  kind: Block["kind"];
}

/** Renders the first block of a kind in the section of the complex's page that holds it. */
export function BlockStory({ kind }: BlockStoryProps) {
  const story = useComplex();
  const today = useStoryToday();
  const found = findBlock(story.complex, kind);
  if (!found) return <p>이 단지에는 없습니다.</p>;
  return (
    <StoryFrame>
      <ContentSection section={found.section}>{storyBlock(found.block, story, today)}</ContentSection>
    </StoryFrame>
  );
}
