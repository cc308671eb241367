import type { Notices } from "@danji/complex/schema/notices";
import { itemKeys, named, TARGETS, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import type { BlockOf } from "../parts/block-data.ts";
import { defineBlock } from "../parts/define-block.ts";

/** Cautions: those of `notices.json` by key, and behind them the page's own. */
export const schema = named("유의사항", {
  kind: z.literal("notice"),
  keys: itemKeys.default([]).register(TARGETS, { to: "notices" }),
  items: z.array(text).meta({ title: "항목" }).default([]),
}).refine(({ keys, items }) => keys.length + items.length > 0, { error: "keys나 items에 하나는 있어야 합니다" });

/** Returns the cautions of a block: those of `notices.json` by key, then its own. */
const itemsOf = ({ keys, items }: BlockOf<typeof schema>, notices: Notices) => [
  ...keys.flatMap((key) => notices[key] ?? []),
  ...items,
];

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
  cautions: itemsOf,
  written: (block, notices) => ({ ...block, keys: [], items: itemsOf(block, notices) }),
});
