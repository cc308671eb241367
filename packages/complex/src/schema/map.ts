import * as z from "zod";
import { provenance, text } from "./primitives.ts";

/** A place on the map in metres from the complex: east, south. */
const point = z.tuple([z.number(), z.number()]);

/** A name on the map and where it stands. */
const label = z.strictObject({ text, at: point });

const line = z.strictObject({
  /** `artery` is a road of the region, `road` one of the district. */
  kind: z.enum(["river", "rail", "artery", "road"]),
  /** Points that the line runs through, smoothly. */
  points: z.array(point).min(2),
  label: label.optional(),
});

const area = z.strictObject({
  /** `site` is the land of the complex itself. */
  kind: z.enum(["park", "district", "site"]),
  points: z.array(point).min(3),
  label: label.optional(),
});

/** How far a place is along the way, as it was measured. */
const way = z.strictObject({
  metres: z.number().int().positive(),
  minutes: z.number().int().positive(),
  by: z.enum(["walk", "car", "bus"]),
});

const mapPlace = z.strictObject({
  /** `transport` is a station, a stop or the way onto a road; `place` is where one goes. */
  kind: z.enum(["transport", "place"]),
  /** Name with its state, e.g. `초등학교(계획)`. */
  name: text,
  at: point,
  way,
});

/** A schematic map with its places as a list. Coordinates are metres east and south of the complex, true to scale. */
export const mapBlockSchema = z.strictObject({
  kind: z.literal("map"),
  /** What the map shows, e.g. `단지 주변 약도`. */
  title: text,
  /** Half of what the map shows: metres to the east and west, and to the north and south. */
  reach: z.strictObject({ east: z.number().positive(), south: z.number().positive() }),
  /** Radii in metres of the circles around the complex. */
  rings: z.array(z.number().int().positive()).default([]),
  lines: z.array(line).min(1),
  areas: z.array(area).default([]),
  /** Places in the order of their numbers on the map. */
  places: z.array(mapPlace).min(1),
  /** How distances and times were measured, in words. */
  method: text,
  provenance,
  /** Where the map services are asked to go: a name, and what is searched for. */
  destinations: z.array(z.strictObject({ label: text, query: text })).min(1),
});

export type MapBlock = z.output<typeof mapBlockSchema>;
export type MapLine = z.output<typeof line>;
export type MapArea = z.output<typeof area>;
export type MapPlace = z.output<typeof mapPlace>;
export type MapPoint = z.output<typeof point>;
