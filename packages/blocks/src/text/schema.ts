import { named, paragraphs, provenance } from "@danji/complex/schema/primitives";
import * as z from "zod";

export const schema = named("문단", {
  kind: z.literal("text"),
  paragraphs,
  provenance: provenance.optional(),
});
