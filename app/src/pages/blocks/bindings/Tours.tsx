import { TourTabs } from "@danji/sections/tour/TourTabs.tsx";
import { tours } from "complex:tours";

/** The VR tours of the complex. */
export const Tours = () => <TourTabs tours={tours} />;
