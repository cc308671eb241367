import * as z from "zod";
import { description, httpsUrl, named, sitePath } from "./primitives.ts";
import { typeKey } from "./supply.ts";
import { stillKey } from "./tour.ts";

const tourSchema = named("투어", {
  /** Key of the type in `supply.json`; its label is the tab's. */
  type: typeKey,
  /** Address of the VR tour: `/tour` for the site's own (`tour.json`), or one elsewhere; left out until there is one. Several types may share one. */
  src: z.union([sitePath, httpsUrl]).meta({ title: "주소" }).optional(),
  /** Still picture that stands there until it is clicked. */
  still: stillKey,
  description,
});

/** `tours.json`: VR tours in the order of their tabs; the first is the one that is open. Without the file there is none. */
export const toursSchema = z.array(tourSchema).default([]);

export type Tours = z.output<typeof toursSchema>;
