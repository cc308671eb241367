import * as z from "zod";
import { isoDate, sitePath, text } from "./primitives.ts";

/** Key of a type within the supply. Never shown and never part of an address: labels and addresses each go their own way. */
export const typeKey = z.string().regex(/^[a-z0-9-]+$/, "영문 소문자, 숫자, -만 쓸 수 있습니다");

/** Name of a file in `plans/`. */
const planKey = z.string().regex(/^[a-z0-9-]+$/, "plans 폴더의 파일 이름입니다. 영문 소문자, 숫자, -만 쓸 수 있습니다");

const unitTypeSchema = z.strictObject({
  key: typeKey,
  /** What buyers read, e.g. `84A`. */
  label: text,
  /** Page of its plan. Given, not made from the label: the page of 84A may be `/FloorPlan/59A`. */
  page: sitePath,
  interior: sitePath.optional(),
  /** Name of its plan in `plans/`, without `.json`, where there is one. */
  plan: planKey.optional(),
  /** Exclusive area in ㎡. */
  exclusiveArea: z.number().positive(),
  /** What goes with the flat, in ㎡: each figure as it is published, a check holds that they add up. */
  areas: z
    .strictObject({
      /** Its share of the stairs, lifts and corridors. */
      common: z.number().positive(),
      /** Exclusive and common area. */
      supply: z.number().positive(),
      /** Its share of the car park, the plant rooms and the facilities for all. */
      other: z.number().positive(),
      /** Supply area and the other share. */
      contract: z.number().positive(),
    })
    .optional(),
  /** How many are supplied, over all buildings. */
  households: z.int().positive(),
  /** Prices by floor as announced; absent until then. */
  prices: z
    .array(
      z.strictObject({
        /** Floors of that price, e.g. `5층 이상`. */
        floors: text,
        /** Price in won, without 발코니 확장 and options. */
        price: z.int().positive(),
      }),
    )
    .min(1)
    .optional(),
  /** Shape of the plan in a few words, e.g. `4베이 판상형`. */
  shape: text,
  rooms: text,
});

const buildingSchema = z.strictObject({
  /** Number of the building without `동`, e.g. `101`. */
  number: z.string().regex(/^\d{2,4}$/, "동 번호는 숫자만 적습니다"),
  floors: z.int().positive(),
  /** Lines of flats one above the other, from 1호 on. */
  lines: z
    .array(
      z.strictObject({
        type: typeKey,
        /** Flats in the line; fewer than floors where the lowest floors have none. */
        households: z.int().positive(),
      }),
    )
    .min(1),
  /** Where it stands on the layout's picture, as fractions of its width and height from the top left. */
  place: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});

/** `supply.json`: types, areas and households, the only place that says them; tables and plan pages pick from it. */
export const supplySchema = z.strictObject({
  source: text,
  asOf: isoDate,
  /** Whether the numbers are still plans; they are then marked (예정). */
  planned: z.boolean(),
  types: z.array(unitTypeSchema).min(1),
  buildings: z.array(buildingSchema).min(1),
});

export type UnitType = z.output<typeof unitTypeSchema>;
export type Building = z.output<typeof buildingSchema>;
export type Supply = z.output<typeof supplySchema>;
