import { SliderSection } from "@danji/sections/home/slider/SliderSection.tsx";
import { pictures, section } from "complex:home/slider";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `slider` of the complex's home page. */
export const Slider = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <SliderSection id={id} section={section} pictures={pictures} />
    </SectionLightbox>
  );
