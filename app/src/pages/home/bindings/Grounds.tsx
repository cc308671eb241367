import { GroundsSection } from "@danji/sections/home/grounds/GroundsSection.tsx";
import { pictures, section } from "complex:home/grounds";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `grounds` of the complex's home page. */
export const Grounds = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <GroundsSection id={id} section={section} pictures={pictures} />
    </SectionLightbox>
  );
