import { SliderSection } from "@danji/sections/home/slider/SliderSection.tsx";
import { pictures, section } from "complex:home/slider";
import type { HomeScreenProps } from "../screen-props.ts";

/** The section `slider` of the complex's home page. */
export const Slider = ({ id }: HomeScreenProps) =>
  section && <SliderSection id={id} section={section} pictures={pictures} />;
