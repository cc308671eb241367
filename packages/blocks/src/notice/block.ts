import { namedKeys } from "@danji/complex/kinds";
import type { Notices } from "@danji/complex/schema/notices";
import type { BlockOf } from "../parts/block-data.ts";
import { defineBlock } from "../parts/define-block.ts";
import { schema } from "./schema.ts";

/** Returns the cautions of a block: those of `notices.json` by key, then its own. */
const itemsOf = ({ keys, items }: BlockOf<typeof schema>, notices: Notices) => [
  ...keys.flatMap((key) => notices[key] ?? []),
  ...items,
];

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  names: ({ keys }) => namedKeys("notices", keys),
  cautions: itemsOf,
  written: (block, notices) => ({ ...block, keys: [], items: itemsOf(block, notices) }),
});
