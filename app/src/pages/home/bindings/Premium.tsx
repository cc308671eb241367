import { PremiumSection } from "@danji/sections/home/premium/PremiumSection.tsx";
import { pictures, section } from "complex:home/premium";
import type { HomeScreenProps } from "../screen-props.ts";

/** The section `premium` of the complex's home page. */
export const Premium = ({ id, part }: HomeScreenProps) =>
  section && <PremiumSection id={id} section={section} pictures={pictures} part={part} />;
