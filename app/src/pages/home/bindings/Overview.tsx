import { OverviewSection } from "@danji/sections/home/overview/OverviewSection.tsx";
import { facts, section } from "complex:home/overview";
import type { HomeSectionProps } from "../section-props.ts";

/** Shows the section `overview` of the complex's home page. */
export const Overview = ({ id }: HomeSectionProps) =>
  section && <OverviewSection id={id} section={section} facts={facts} />;
