import { LocationSection } from "@danji/sections/home/location/LocationSection.tsx";
import { pictures, section } from "complex:home/location";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `location` of the complex's home page. */
export const Location = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <LocationSection id={id} section={section} pictures={pictures} />
    </SectionLightbox>
  );
