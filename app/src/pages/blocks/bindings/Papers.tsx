import { DocumentsBlock } from "@danji/sections/documents/DocumentsBlock.tsx";
import { createTickStore } from "@danji/sections/documents/tick-store.ts";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { documents } from "complex:documents";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";

const store = createTickStore(`danji:${identity.siteKey}:documents`);

/** Papers of the complex. */
export const Papers = ({ block }: { block: BlockOf<"documents"> }) => (
  <DocumentsBlock
    block={block}
    documents={documents}
    schedule={schedule}
    contractPlace={identity.address.modelHouse}
    store={store}
  />
);
