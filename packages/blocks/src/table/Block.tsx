import { TableBlock } from "./TableBlock.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

/** Renders a table of the page. */
export const Block = ({ block }: { block: BlockOf<typeof schema> }) => <TableBlock {...block} />;
