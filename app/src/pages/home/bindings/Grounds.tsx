import { GroundsSection } from "@danji/sections/home/grounds/GroundsSection.tsx";
import { pictures, section } from "complex:home/grounds";
import type { HomeSectionProps } from "../section-props.ts";

/** Shows the section `grounds` of the complex's home page. */
export const Grounds = ({ id }: HomeSectionProps) =>
  section && <GroundsSection id={id} section={section} pictures={pictures} />;
