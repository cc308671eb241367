import type { Section } from "@danji/complex/schema/page";
import { Provenance } from "@danji/ui/provenance";
import { useId } from "react";
import type { Pictures } from "../routes/page-content.ts";
import { ContentBlock } from "./ContentBlock.tsx";
import { SectionBody, SectionRoot } from "@danji/sections/content-section/section.styles.ts";

interface ContentSectionProps {
  section: Section;
  pictures: Pictures;
  /** Id of the element, where something leads to it. */
  id?: string;
}

/** One section of a page under its heading. */
export function ContentSection({ section, pictures, id }: ContentSectionProps) {
  const headingId = useId();
  return (
    <SectionRoot id={id} aria-labelledby={headingId} data-layout={section.layout} data-surface={section.surface}>
      <h2 id={headingId}>{section.heading}</h2>
      <SectionBody>
        {section.blocks.map((block, index) => (
          // Blocks are of one page's content and never change places.
          <ContentBlock key={index} block={block} pictures={pictures} />
        ))}
        {section.provenance && <Provenance {...section.provenance} />}
      </SectionBody>
    </SectionRoot>
  );
}
