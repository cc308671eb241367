import { heading, link, named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

export const schema = named("세대 평면", { kind: z.literal("plans"), title: heading, text, link });

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "unit-plans",
  label: "세대 평면",
  takes: ["supply", "plans", "sheets", "stills"],
});
