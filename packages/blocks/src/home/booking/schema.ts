import { heading, imageKey, named, text } from "@danji/complex/schema/primitives";
import { composition } from "@danji/complex/schema/home";
import * as z from "zod";

export const schema = named("방문예약", {
  kind: z.literal("booking"),
  composition,
  title: heading,
  text,
  picture: imageKey,
});
