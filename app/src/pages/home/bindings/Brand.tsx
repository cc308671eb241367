import { BrandSection } from "@danji/sections/home/brand/BrandSection.tsx";
import { pictures, section } from "complex:home/brand";
import { identity } from "complex:identity";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `brand` of the complex's home page. */
export const Brand = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <BrandSection id={id} section={section} pictures={pictures} brand={identity.brand.latin} />
    </SectionLightbox>
  );
