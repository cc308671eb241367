import * as z from "zod";
import { httpsUrl, imageKey, sitePath, text } from "./primitives.ts";
import { typeKey } from "./supply.ts";

const tourSchema = z.strictObject({
  /** Key of the type in `supply.json`; its label is the tab's. */
  type: typeKey,
  /** Address of the VR tour: `/tour` for the site's own (`tour.json`), or one elsewhere; left out until there is one. Several types may share one. */
  src: z.union([sitePath, httpsUrl]).optional(),
  /** Still picture that stands there until it is clicked. */
  still: imageKey,
  description: text,
});

/** `tours.json`: VR tours in the order of their tabs; the first is the one that is open. Without the file there is none. */
export const toursSchema = z.array(tourSchema).default([]);

export type Tours = z.output<typeof toursSchema>;
