import { PremiumSection } from "@danji/sections/home/premium/PremiumSection.tsx";
import { pictures, section } from "complex:home/premium";
import type { HomeSectionProps } from "../section-props.ts";

/** Shows the section `premium` of the complex's home page. */
export const Premium = ({ id, part }: HomeSectionProps) =>
  section && <PremiumSection id={id} section={section} pictures={pictures} part={part} />;
