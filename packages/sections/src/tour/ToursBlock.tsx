import { tours } from "complex:tours";
import { TourTabs } from "./TourTabs.tsx";

/** The VR tours of the complex. */
export function ToursBlock() {
  return <TourTabs tours={tours} />;
}
