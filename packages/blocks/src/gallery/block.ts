import { captionedImage, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** Several pictures of one thing to leaf through. */
export const schema = named("이미지 넘겨 보기", {
  kind: z.literal("gallery"),
  label: text.meta({ title: "묶음의 이름", description: "화면낭독기가 읽습니다." }),
  pictures: z.array(named("이미지", captionedImage)).min(2),
});

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: [],
});
