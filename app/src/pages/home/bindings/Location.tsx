import { LocationSection } from "@danji/sections/home/location/LocationSection.tsx";
import { pictures, section } from "complex:home/location";
import type { HomeScreenProps } from "../screen-props.ts";

/** The section `location` of the complex's home page. */
export const Location = ({ id }: HomeScreenProps) =>
  section && <LocationSection id={id} section={section} pictures={pictures} />;
