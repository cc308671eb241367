import { SupplyBlock } from "@danji/sections/supply/SupplyBlock.tsx";
import { supply } from "complex:supply";

/** Shows the supply of the complex. */
export const AllTypes = () => <SupplyBlock supply={supply} />;
