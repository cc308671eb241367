import type { Section } from "@danji/complex/schema/page";
import { type ReactNode, useId } from "react";
import { Provenance } from "../parts/Provenance.tsx";
import { SectionBody, SectionRoot } from "./section.styles.ts";

/** A section of a page with its blocks rendered. */
export interface SectionContent {
  section: Omit<Section, "blocks">;
  /** Id of the element, where something leads to it. */
  id?: string | undefined;
  /** The blocks of the section. */
  children: ReactNode;
}

/** Renders the blocks of a section, and where what they state comes from. */
export const SectionBlocks = ({ section, children }: Omit<SectionContent, "id">) => (
  <SectionBody>
    {children}
    {section.provenance && <Provenance source={section.provenance.source} asOf={section.provenance.asOf} />}
  </SectionBody>
);

/** Renders a section of a page under its heading. */
export function ContentSection({ section, id, children }: SectionContent) {
  const headingId = useId();
  return (
    <SectionRoot id={id} aria-labelledby={headingId} data-layout={section.layout} data-surface={section.surface}>
      <h2 id={headingId}>{section.heading}</h2>
      <SectionBlocks section={section}>{children}</SectionBlocks>
    </SectionRoot>
  );
}
