import { itemKeys, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";

/** Cautions: those of `notices.json` by key, and behind them the page's own. */
export const schema = named("유의사항", {
  kind: z.literal("notice"),
  keys: itemKeys.default([]),
  items: z.array(text).meta({ title: "항목" }).default([]),
}).refine(({ keys, items }) => keys.length + items.length > 0, { error: "keys나 items에 하나는 있어야 합니다" });
