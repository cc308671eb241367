import { heading, imageKey, link, named, texts } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** The brand: one thought, and the way to its page. */
export const schema = named("브랜드", {
  kind: z.literal("brand"),
  composition,
  title: heading,
  texts: texts.min(1).max(2),
  picture: imageKey,
  link,
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "brand",
  label: "브랜드",
  takes: ["identity"],
});
