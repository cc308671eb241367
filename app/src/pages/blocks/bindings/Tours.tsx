import { TourTabs } from "@danji/sections/tour/TourTabs.tsx";
import { tours } from "complex:tours";

/** Shows the VR tours of the complex. */
export const Tours = () => <TourTabs tours={tours} />;
