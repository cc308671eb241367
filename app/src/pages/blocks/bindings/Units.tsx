import { UnitsBlock } from "@danji/sections/units/UnitsBlock.tsx";
import { supply } from "complex:supply";

/** Shows the flats of each building of the complex. */
export const Units = () => <UnitsBlock supply={supply} />;
