import * as z from "zod";
import { asOf, households, imagePoint, KEY, named, planned, sitePath, source, TARGETS, text } from "./primitives.ts";

/** Key of a type within the supply. Never shown and never part of an address: labels and addresses each go their own way. */
export const typeKey = z
  .string()
  .regex(/^[a-z0-9-]+$/, "영문 소문자, 숫자, -만 쓸 수 있습니다")
  .meta({ title: "타입", description: "공급 타입의 이름표입니다." })
  .register(TARGETS, { to: "types" });

const planKey = z
  .string()
  .regex(/^[a-z0-9-]+$/, "plans 폴더의 파일 이름입니다. 영문 소문자, 숫자, -만 쓸 수 있습니다")
  .meta({ title: "평면도", description: "plans 폴더에 있는 파일의 이름입니다." });

const unitTypeSchema = named("타입", {
  key: typeKey.meta(KEY),
  label: text.meta({ title: "타입 이름", description: "84A처럼 보이는 이름입니다." }),
  /** Page of its plan. Given, not made from the label: the page of 84A may be `/FloorPlan/59A`. */
  page: sitePath,
  interior: sitePath.meta({ title: "인테리어 페이지 주소" }).optional(),
  plan: planKey.optional(),
  exclusiveArea: z.number().positive().meta({ title: "전용면적(㎡)" }),
  /** What goes with the flat, in ㎡: each figure as it is published, a check holds that they add up. */
  areas: z
    .strictObject({
      /** Its share of the stairs, lifts and corridors. */
      common: z.number().positive().meta({ title: "주거공용면적(㎡)" }),
      supply: z.number().positive().meta({ title: "공급면적(㎡)" }),
      /** Its share of the car park, the plant rooms and the facilities for all. */
      other: z.number().positive().meta({ title: "기타공용면적(㎡)" }),
      contract: z.number().positive().meta({ title: "계약면적(㎡)" }),
    })
    .optional(),
  /** How many are supplied, over all buildings. */
  households,
  /** Prices by floor as announced; absent until then. */
  prices: z
    .array(
      named("분양가", {
        floors: text.meta({ title: "층", description: "1층, 2~4층처럼 씁니다." }),
        price: z
          .int()
          .positive()
          .meta({ title: "분양가(원)", description: "발코니 확장과 옵션을 뺀 금액을 숫자로 씁니다." }),
      }),
    )
    .min(1)
    .optional(),
  shape: text.meta({ title: "구조", description: "판상형, 타워형처럼 씁니다." }),
  rooms: text.meta({ title: "방의 구성" }),
});

const buildingSchema = named("동", {
  /** Number of the building without `동`, e.g. `101`. */
  number: z
    .string()
    .regex(/^\d{2,4}$/, "동 번호는 숫자만 적습니다")
    .meta({ title: "동 번호" }),
  floors: z.int().positive().meta({ title: "층수" }),
  /** Lines of flats one above the other, from 1호 on. */
  lines: z
    .array(
      named("줄", {
        type: typeKey,
        /** Flats in the line; fewer than floors where the lowest floors have none. */
        households: households.meta({ title: "이 줄의 세대수" }),
      }),
    )
    .min(1),
  place: imagePoint.optional(),
});

/** `supply.json`: types, areas and households, the only place that says them; tables and plan pages pick from it. */
export const supplySchema = z.strictObject({
  source,
  asOf,
  planned,
  types: z.array(unitTypeSchema).min(1),
  buildings: z.array(buildingSchema).min(1),
});

export type UnitType = z.output<typeof unitTypeSchema>;
export type Building = z.output<typeof buildingSchema>;
export type Supply = z.output<typeof supplySchema>;
