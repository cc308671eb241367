import { captionedImage, heading, link, named, paragraphs, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Items in order, each with an image beside its text: ideas, rooms, places. */
export const schema = named("이미지와 글", {
  kind: z.literal("features"),
  numbered: z.boolean().meta({ title: "번호 붙이기" }).default(false),
  features: z
    .array(
      named("항목", {
        ...captionedImage,
        title: heading,
        paragraphs,
        /** What can be said in a word or two, e.g. what is standard and what is an option. */
        facts: z
          .array(
            named("짧은 항목", { term: text.meta({ title: "짧은 항목" }), text: text.meta({ title: "짧은 내용" }) }),
          )
          .default([]),
        link: link.optional(),
      }),
    )
    .min(1),
  provenance: provenance.optional(),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
