import { factKeys, heading, link, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** Up to 900px: the project, its place and its surroundings in short, one item open at a time. */
export const schema = named("한눈에 보기(휴대폰)", {
  kind: z.literal("overview"),
  title: heading,
  items: z
    .array(
      named("항목", {
        title: heading,
        text: text.optional(),
        facts: factKeys.default([]),
        points: z.array(text).meta({ title: "요점" }).default([]),
        link,
      }),
    )
    .min(1),
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "overview",
  label: "한눈에 보기",
  narrow: true,
  takes: ["identity"],
});
