import * as z from "zod";
import { lawBasis } from "./law.ts";
import { asOf, isoDate, name, named, planned, source } from "./primitives.ts";

/** Metres east of the site's origin, then metres north of it. */
const point = z.tuple([z.number(), z.number()]);
const at = point.meta({ title: "가운데 자리", description: "기준점에서 동쪽으로 몇 m, 북쪽으로 몇 m인지 적습니다." });
const bearing = z
  .number()
  .min(0)
  .lt(360)
  .meta({ title: "거실이 향한 방위(도)", description: "북쪽이 0, 동쪽이 90, 남쪽이 180입니다." });
const depth = z.number().positive().meta({ title: "깊이(m)" });
const hour = z.number().min(0).max(24);

const lineSchema = named("줄", {
  mirrored: z
    .boolean()
    .meta({ title: "평면을 뒤집어 지음", description: "평면도의 왼쪽과 오른쪽이 바뀐 줄입니다." })
    .default(false),
  turn: z
    .number()
    .gt(-90)
    .lt(90)
    .meta({ title: "돌린 각도(도)", description: "동의 끝에서 줄을 시계 방향으로 돌린 만큼입니다." })
    .default(0),
});

const buildingSchema = named("동", {
  number: z.string().meta({ title: "동 번호" }),
  at,
  bearing,
  depth,
  /** Its lines in the order of `supply.json`, from the left as seen from the front. */
  lines: z.array(lineSchema).min(1),
});

/** A building that throws a shadow and has no flats. */
const otherSchema = named("다른 건물", {
  name,
  at,
  bearing,
  width: z.number().positive().meta({ title: "너비(m)" }),
  depth,
  height: z.number().positive().meta({ title: "높이(m)" }),
});

/** Returns the schema of the hours that a rule asks for within a part of the day, by what authors call that sunlight. */
const span = (sunlight: string) =>
  z
    .strictObject({
      from: hour.meta({ title: `${sunlight}을 세기 시작하는 시각(시)` }),
      to: hour.meta({ title: `${sunlight}을 세는 마지막 시각(시)` }),
      hours: hour.meta({ title: `${sunlight}(시간)` }),
    })
    .refine(({ from, to, hours }) => from < to && hours <= to - from, { error: "시각과 시간을 확인하세요" });

const winterRuleSchema = z.strictObject({
  ...lawBasis,
  shown: z
    .boolean()
    .meta({ title: "법원의 기준 보이기", description: "켜면 집마다 기준을 충족하는지 보입니다." })
    .default(false),
  day: isoDate.meta({ title: "동지" }),
  continuous: span("이어서 드는 햇빛"),
  total: span("모두 더한 햇빛"),
});

/** `sunlight.json`: where the buildings stand and how tall they are; missing where a complex shows no sunlight. */
export const sunlightSchema = z.strictObject({
  source,
  asOf,
  planned,
  latitude: z.number().min(33).max(39).meta({ title: "위도(도)" }),
  longitude: z.number().min(124).max(132).meta({ title: "경도(도)" }),
  heights: z.strictObject({
    ground: z
      .number()
      .nonnegative()
      .meta({ title: "가장 낮은 층 아래의 높이(m)", description: "필로티와 기단의 높이입니다." }),
    floor: z
      .number()
      .min(2.4)
      .max(4)
      .meta({ title: "층 높이(m)", description: "한 층의 바닥에서 위층 바닥까지입니다." }),
    roof: z
      .number()
      .nonnegative()
      .meta({ title: "지붕의 높이(m)", description: "맨 위층 천장에서 옥탑 위까지입니다." }),
  }),
  lot: z
    .array(point)
    .min(3)
    .meta({ title: "대지의 모서리", description: "기준점에서 동쪽으로 몇 m, 북쪽으로 몇 m인지 차례로 적습니다." }),
  buildings: z.array(buildingSchema).min(1),
  others: z.array(otherSchema).default([]),
  winterRule: winterRuleSchema,
});

export type Sunlight = z.output<typeof sunlightSchema>;
export type SunlightBuilding = Sunlight["buildings"][number];
export type WinterRule = Sunlight["winterRule"];
