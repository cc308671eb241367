import { named, text } from "@danji/complex/schema/primitives";
import * as z from "zod";

/** One thought, set large; each line of it on a line of its own where there is room. */
export const schema = named("큰 문장", {
  kind: z.literal("statement"),
  lines: z.array(text).min(1).meta({ title: "줄" }),
});
