import { heading, imageKey, link, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** What is special about the plans of the flats. */
export const schema = named("특화설계", {
  kind: z.literal("special"),
  composition,
  title: heading,
  text,
  picture: imageKey,
  points: z.array(named("요점", { title: heading, text })).max(4),
  link,
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "special-plan",
  label: "특화설계",
  takes: [],
});
