import * as z from "zod";
import { imageKey, itemKey, text } from "./primitives.ts";
import { typeKey } from "./supply.ts";

/** Where one looks from the middle of a panorama, in degrees. */
const direction = {
  /** To the right of the picture's middle; to the left of it below zero. */
  yaw: z.number().min(-180).max(180),
  /** Above the horizon; below it below zero. */
  pitch: z.number().min(-60).max(60).default(0),
};

const sceneSchema = z.strictObject({
  key: itemKey,
  /** Key of the type in `supply.json` whose flat it is in. */
  type: typeKey,
  /** The room, as its button says: `거실`. */
  name: text,
  /** The panorama: a picture of `images.json` with the projection `equirectangular`. */
  image: imageKey,
  /** An ordinary picture of the room, which stands there where the panorama cannot be shown. */
  still: imageKey,
  /** What the room is like, in words, for those who do not see it. */
  description: text,
  view: z.strictObject(direction),
  /** What is seen, and where: each is a button that turns there and a line for those who do not see it. */
  sights: z.array(z.strictObject({ name: text, text, ...direction })).min(2),
  doors: z.array(z.strictObject({ to: itemKey, ...direction })).default([]),
});

/** `tour.json`: the site's own VR tour, at `/tour`; a complex whose tours lie elsewhere has none. */
export const tourSchema = z.strictObject({
  title: text,
  /** Note on all its images. */
  note: text,
  /** Rooms in the order of their buttons; the tour starts in the first, or in the first of the requested type. */
  scenes: z.array(sceneSchema).min(1),
});

export type TourData = z.output<typeof tourSchema>;
