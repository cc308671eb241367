import type { Section } from "@danji/complex/schema/page";
import { useId } from "react";
import type { Pictures } from "../routes/page-content.ts";
import { ContentBlock } from "./ContentBlock.tsx";
import { Source } from "./blocks.styles.ts";
import { Provenance } from "./Provenance.tsx";
import { SectionBody, SectionRoot } from "./section.styles.ts";

interface ContentSectionProps {
  section: Section;
  pictures: Pictures;
}

/** One section of a page under its heading. */
export function ContentSection({ section, pictures }: ContentSectionProps) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id} data-layout={section.layout} data-surface={section.surface}>
      <h2 id={id}>{section.heading}</h2>
      <SectionBody>
        {section.blocks.map((block, index) => (
          // Blocks are of one page's content and never change places.
          <ContentBlock key={index} block={block} pictures={pictures} />
        ))}
        {section.provenance && (
          <Source>
            <Provenance {...section.provenance} />
          </Source>
        )}
      </SectionBody>
    </SectionRoot>
  );
}
