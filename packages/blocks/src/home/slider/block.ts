import { heading, imageKey, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** Up to 900px: pictures to leaf through. */
export const schema = named("슬라이드(휴대폰)", {
  kind: z.literal("slider"),
  composition,
  title: heading,
  slides: z.array(named("슬라이드", { picture: imageKey, title: heading, text })).min(1),
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "slides",
  label: "프리미엄",
  narrow: true,
  takes: [],
});
