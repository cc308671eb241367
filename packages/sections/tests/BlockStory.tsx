import type { Block } from "@danji/complex/schema/page";
import type { ReactNode } from "react";
import { ContentSection } from "../src/content-section/ContentSection.tsx";
import type { BlockOf } from "../src/parts/block-props.ts";
import { StoryFrame } from "./StoryFrame.tsx";
import { findBlock, type StoryComplex, useComplex } from "./story-complex.ts";

interface BlockStoryProps<Kind extends Block["kind"]> {
  kind: Kind;
  /** Renders the block that was found. */
  readonly children: (block: BlockOf<Kind>, complex: StoryComplex) => ReactNode;
}

/** Renders the first block of a kind in the section of the complex's page that holds it. */
export function BlockStory<Kind extends Block["kind"]>({ kind, children }: BlockStoryProps<Kind>) {
  const complex = useComplex();
  const found = findBlock(complex.complex, kind);
  if (!found) return <p>이 단지에는 없습니다.</p>;
  return (
    <StoryFrame>
      <ContentSection section={found.section}>{children(found.block, complex)}</ContentSection>
    </StoryFrame>
  );
}
