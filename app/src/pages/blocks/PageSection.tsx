import type { Section } from "@danji/complex/schema/page";
import { ContentSection } from "@danji/sections/content-section/ContentSection.tsx";
import type { Pictures } from "@danji/sections/parts/pictures.ts";
import { ContentBlock } from "./ContentBlock.tsx";

interface PageSectionProps {
  section: Section;
  pictures: Pictures;
  /** Id of the element, where something leads to it. */
  id?: string;
}

/** Renders one section of a page with its blocks. */
export const PageSection = ({ section, pictures, id }: PageSectionProps) => (
  <ContentSection section={section} id={id}>
    {section.blocks.map((block, index) => (
      // Blocks are of one page's content and never change places.
      <ContentBlock key={index} block={block} pictures={pictures} />
    ))}
  </ContentSection>
);
