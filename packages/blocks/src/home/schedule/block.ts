import { heading, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";
import { defineScreen } from "../../parts/define-block.ts";

export const schema = named("다음 일정", { kind: z.literal("schedule"), composition, title: heading, text });

export const block = defineScreen<typeof import("./Block.tsx")>()({
  schema,
  id: "schedule",
  label: "다음 일정",
  takes: ["schedule"],
});
