import { SpecialSection } from "@danji/sections/home/special/SpecialSection.tsx";
import { pictures, section } from "complex:home/special";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `special` of the complex's home page. */
export const Special = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <SpecialSection id={id} section={section} pictures={pictures} />
    </SectionLightbox>
  );
