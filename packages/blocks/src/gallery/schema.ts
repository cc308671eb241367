import { captionedImage, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";

/** Several pictures of one thing to leaf through. */
export const schema = named("이미지 넘겨 보기", {
  kind: z.literal("gallery"),
  label: text.meta({ title: "묶음의 이름", description: "화면낭독기가 읽습니다." }),
  pictures: z.array(named("이미지", captionedImage)).min(2),
});
