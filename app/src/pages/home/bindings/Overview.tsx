import { OverviewSection } from "@danji/sections/home/overview/OverviewSection.tsx";
import { facts, section } from "complex:home/overview";
import type { HomeScreenProps } from "../screen-props.ts";

/** The section `overview` of the complex's home page. */
export const Overview = ({ id }: HomeScreenProps) =>
  section && <OverviewSection id={id} section={section} facts={facts} />;
