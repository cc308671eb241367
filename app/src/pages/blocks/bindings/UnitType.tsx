import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { UnitTypeBlock } from "@danji/sections/supply/UnitTypeBlock.tsx";
import { supply } from "complex:supply";

/** Shows one type of the complex. */
export const UnitType = ({ block }: { block: BlockOf<"unitType"> }) => <UnitTypeBlock block={block} supply={supply} />;
