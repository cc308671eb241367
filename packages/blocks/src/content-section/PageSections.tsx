import type { Block } from "@danji/complex/schema/kind";
import type { Section } from "@danji/complex/schema/page";
import { Fragment, type ReactNode, useId } from "react";
import { ClosedList, ClosedContent, ClosedHeading, ClosedRoot, SectionBody, SectionRoot } from "./section.styles.ts";
import { Disclosure } from "@danji/ui/disclosure";
import { inlineText } from "../parts/inline-text.tsx";
import { useOpenByAddress } from "../parts/use-open-by-address.ts";
import { Provenance } from "../parts/Provenance.tsx";

interface PageSectionsProps {
  sections: readonly Section[];
  renderBlock: (block: Block) => ReactNode;
}

const anchor = (index: number) => `section-${index + 1}`;

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
export function PageSections({ sections, renderBlock }: PageSectionsProps) {
  const rendered = sections.map((section, index) => ({
    section,
    id: anchor(index),
    // Blocks are of one page's content and never change places.
    children: section.blocks.map((block, blockIndex) => <Fragment key={blockIndex}>{renderBlock(block)}</Fragment>),
  }));
  return (
    <>
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

/** Renders a section of a page as a heading that opens to its content, at first where the page's address names it. */
function ClosedSection({ section, id, children }: SectionContent) {
  const { heading } = section;
  const [open, setOpen] = useOpenByAddress(new Map([[heading, id]]));
  return (
    <ClosedRoot id={id}>
      <Disclosure.Root open={open === heading} onOpenChange={(isOpen) => setOpen(isOpen ? heading : "")}>
        <ClosedHeading headingLevel={2}>{inlineText(heading)}</ClosedHeading>
        <ClosedContent>
          <SectionBlocks section={section}>{children}</SectionBlocks>
        </ClosedContent>
      </Disclosure.Root>
    </ClosedRoot>
  );
}

interface SectionContent {
  section: Omit<Section, "blocks">;
  /** Id of the element, to which a search leads. */
  id: string;
  children: ReactNode;
}

const SectionBlocks = ({ section, children }: Omit<SectionContent, "id">) => (
  <SectionBody gap={8}>
    {children}
    {section.provenance && <Provenance source={section.provenance.source} asOf={section.provenance.asOf} />}
  </SectionBody>
);

/** Renders a section of a page under its heading. */
export function ContentSection({ section, id, children }: SectionContent) {
  const headingId = useId();
  return (
    <SectionRoot id={id} aria-labelledby={headingId} data-layout={section.layout} data-surface={section.surface}>
      <h2 id={headingId}>{inlineText(section.heading)}</h2>
      <SectionBlocks section={section}>{children}</SectionBlocks>
    </SectionRoot>
  );
}
