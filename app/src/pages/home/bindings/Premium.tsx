import { PremiumSection } from "@danji/sections/home/premium/PremiumSection.tsx";
import { pictures, section } from "complex:home/premium";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `premium` of the complex's home page. */
export const Premium = ({ id, part }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <PremiumSection id={id} section={section} pictures={pictures} part={part} />
    </SectionLightbox>
  );
