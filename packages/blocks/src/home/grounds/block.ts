import { heading, imageKey, link, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** Up to 900px: the complex from above, its design and its rooms, one item open at a time. */
export const schema = named("단지(휴대폰)", {
  kind: z.literal("grounds"),
  title: heading,
  items: z.array(named("항목", { title: heading, picture: imageKey, text, link })).min(1),
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "grounds",
  label: "단지",
  narrow: true,
  takes: [],
});
