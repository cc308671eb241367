import type { BlockData } from "../parts/block-data.ts";
import { DocumentsBlock } from "./DocumentsBlock.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

type Taken = Pick<BlockData, "documents" | "schedule" | "identity" | "ticks">;

/** Renders the papers of the complex. */
export const Block = ({ block, documents, schedule, identity, ticks }: { block: BlockOf<typeof schema> } & Taken) => (
  <DocumentsBlock
    block={block}
    documents={documents}
    schedule={schedule}
    contractPlace={identity.address.modelHouse}
    store={ticks}
  />
);
