import { heading, imageKey, link, named, provenance, text, unit } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

/** Figures of the location: what is near, in numbers. */
export const schema = named("입지", {
  kind: z.literal("location"),
  composition,
  title: heading,
  text,
  picture: imageKey,
  points: z
    .array(
      named("요점", {
        figure: text.meta({ title: "크게 보일 숫자" }),
        unit: unit.optional(),
        title: heading,
        text,
      }),
    )
    .min(1),
  link,
  provenance,
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "location",
  label: "입지",
  takes: [],
});
