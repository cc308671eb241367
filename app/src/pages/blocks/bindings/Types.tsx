import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { TypesBlock } from "@danji/sections/supply/TypesBlock.tsx";
import { supply } from "complex:supply";

/** Shows the types of the complex side by side. */
export const Types = ({ block }: { block: BlockOf<"types"> }) => <TypesBlock block={block} supply={supply} />;
