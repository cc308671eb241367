import type { Block, Section } from "@danji/complex/schema/page";
import { Fragment, type ReactNode } from "react";
import { Contents } from "../contents/Contents.tsx";
import { ContentSection } from "./ContentSection.tsx";

/** Number of sections from which a page has a table of contents. */
const LONG_PAGE = 8;

interface PageSectionsProps {
  sections: readonly Section[];
  /**
   * Whether each section has an id, and a long page begins with its table of contents.
   *
   * @default false
   */
  contents?: boolean;
  /** Renders one block of a section. */
  renderBlock: (block: Block) => ReactNode;
}

const anchor = (index: number) => `section-${index + 1}`;

/** Renders the sections of a page in order. */
export const PageSections = ({ sections, contents = false, renderBlock }: PageSectionsProps) => (
  <>
    {contents && sections.length >= LONG_PAGE && (
      <Contents sections={sections.map(({ heading }, index) => ({ heading, id: anchor(index) }))} />
    )}
    {sections.map((section, index) => (
      <ContentSection key={section.heading} section={section} id={contents ? anchor(index) : undefined}>
        {section.blocks.map((block, blockIndex) => (
          // Blocks are of one page's content and never change places.
          <Fragment key={blockIndex}>{renderBlock(block)}</Fragment>
        ))}
      </ContentSection>
    ))}
  </>
);
