import { DocumentsBlock } from "@danji/sections/documents/DocumentsBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { documents } from "complex:documents";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { ticks } from "./ticks.ts";

/** Papers of the complex. */
export const Papers = ({ block }: { block: BlockOf<"documents"> }) => (
  <DocumentsBlock
    block={block}
    documents={documents}
    schedule={schedule}
    contractPlace={identity.address.modelHouse}
    store={ticks}
  />
);
