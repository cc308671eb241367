import { heading, imageKey, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

export const schema = named("방문예약", {
  kind: z.literal("booking"),
  composition,
  title: heading,
  text,
  picture: imageKey,
});

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "booking",
  label: "방문예약",
  takes: ["VisitLead"],
});
