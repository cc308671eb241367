import type { Block } from "@danji/complex/schema/kind";
import type { Section } from "@danji/complex/schema/page";
import { Fragment, type ReactNode } from "react";
import { Contents } from "../contents/Contents.tsx";
import { ClosedSection } from "./ClosedSection.tsx";
import { ContentSection, type SectionContent } from "./ContentSection.tsx";
import { ClosedList } from "./section.styles.ts";

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

/** Returns sections in their order, those that are closed and follow each other in one group. */
function groupClosed(sections: readonly SectionContent[]): SectionContent[][] {
  const groups: SectionContent[][] = [];
  for (const content of sections) {
    const group = groups.at(-1);
    if (content.section.closed && group?.[0]?.section.closed) group.push(content);
    else groups.push([content]);
  }
  return groups;
}

/** Renders the sections of a page in order. */
export function PageSections({ sections, contents = false, renderBlock }: PageSectionsProps) {
  const rendered = sections.map((section, index) => ({
    section,
    id: contents ? anchor(index) : undefined,
    // Blocks are of one page's content and never change places.
    children: section.blocks.map((block, blockIndex) => <Fragment key={blockIndex}>{renderBlock(block)}</Fragment>),
  }));
  return (
    <>
      {contents && sections.length >= LONG_PAGE && (
        <Contents sections={sections.map(({ heading }, index) => ({ heading, id: anchor(index) }))} />
      )}
      {groupClosed(rendered).map((group) =>
        group[0]?.section.closed ? (
          <ClosedList key={group[0].section.heading}>
            {group.map((content) => (
              <ClosedSection key={content.section.heading} {...content} />
            ))}
          </ClosedList>
        ) : (
          group.map((content) => <ContentSection key={content.section.heading} {...content} />)
        ),
      )}
    </>
  );
}
