import * as z from "zod";
import { lawBasis } from "./law.ts";
import { isoDate, text } from "./primitives.ts";

/** Metres east of the site's origin, then metres north of it. */
const point = z.tuple([z.number(), z.number()]);
const bearing = z.number().min(0).lt(360);
const hour = z.number().min(0).max(24);

const lineSchema = z.strictObject({
  /** Whether the flats are the mirror image of their plan. */
  mirrored: z.boolean().default(false),
  /** Degrees by which the line is turned clockwise out of the row, at either end of it. */
  turn: z.number().gt(-90).lt(90).default(0),
});

const buildingSchema = z.strictObject({
  /** Number of the building in `supply.json`. */
  number: z.string(),
  /** Middle of its row of lines. */
  at: point,
  /** Compass bearing that its living rooms face: 180 is south. */
  bearing,
  /** Depth of the row in metres. */
  depth: z.number().positive(),
  /** Its lines in the order of `supply.json`, from the left as seen from the front. */
  lines: z.array(lineSchema).min(1),
});

/** A building that throws a shadow and has no flats. */
const otherSchema = z.strictObject({
  name: text,
  at: point,
  bearing,
  width: z.number().positive(),
  depth: z.number().positive(),
  height: z.number().positive(),
});

/** Hours that a rule asks for within a part of the day. */
const span = z
  .strictObject({ from: hour, to: hour, hours: hour })
  .refine(({ from, to, hours }) => from < to && hours <= to - from, { error: "시각과 시간을 확인하세요" });

const winterRuleSchema = z.strictObject({
  ...lawBasis,
  /** Day of the winter solstice that is calculated. */
  day: isoDate,
  /** Sunlight without a break. */
  continuous: span,
  /** Sunlight in all. */
  total: span,
});

/** `sunlight.json`: where the buildings stand and how tall they are; missing where a complex shows no sunlight. */
export const sunlightSchema = z.strictObject({
  source: text,
  asOf: isoDate,
  /** Whether the figures are still plans. */
  planned: z.boolean(),
  latitude: z.number().min(33).max(39),
  longitude: z.number().min(124).max(132),
  /** Heights in metres. */
  heights: z.strictObject({
    /** From the ground to the lowest floor of flats. */
    ground: z.number().nonnegative(),
    /** From floor to floor. */
    floor: z.number().min(2.4).max(4),
    /** From the ceiling of the top floor to the top of the roof. */
    roof: z.number().nonnegative(),
  }),
  /** Corners of the site. */
  lot: z.array(point).min(3),
  buildings: z.array(buildingSchema).min(1),
  others: z.array(otherSchema).default([]),
  winterRule: winterRuleSchema,
});

export type Sunlight = z.output<typeof sunlightSchema>;
export type SunlightBuilding = Sunlight["buildings"][number];
export type WinterRule = Sunlight["winterRule"];
