import * as z from "zod";
import { imageKey, text } from "./primitives.ts";

/** A place on a picture, as fractions of its width and height from the top left. */
const fraction = z.number().min(0).max(1);

/** The layout as an image with selectable buildings of `supply.json` and labels of facilities. */
export const sitePlanBlockSchema = z.strictObject({
  kind: z.literal("sitePlan"),
  image: imageKey,
  /** What is on the picture besides the buildings. */
  facilities: z.array(z.strictObject({ name: text, at: z.strictObject({ x: fraction, y: fraction }) })).default([]),
});

export type SitePlanBlock = z.output<typeof sitePlanBlockSchema>;
