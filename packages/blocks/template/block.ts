import { heading, imageKey, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../src/parts/define-block.ts";

/** What authors write; each name is what they see. */
export const schema = named("견본", {
  kind: z.literal("template"),
  title: heading,
  text: text.meta({ title: "글", description: "이미지 옆에 보입니다." }),
  image: imageKey,
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
