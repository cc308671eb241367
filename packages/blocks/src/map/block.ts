import type { BlockFault } from "@danji/complex/kinds";
import { heading, name, named, provenance, text } from "@danji/complex/schema/primitives";
import * as z from "zod";
import { defineBlock } from "../parts/define-block.ts";

/** A place on the map in metres from the complex: east, south. */
const point = z.tuple([z.number(), z.number()]);

/** A name on the map and where it stands. */
const at = point.meta({ title: "좌표", description: "단지에서 동쪽과 남쪽으로 잰 거리(m)입니다." });
const label = z.strictObject({ text: text.meta({ title: "약도에 쓴 이름" }), at });

const line = z.strictObject({
  /** `artery` is a road of the region, `road` one of the district. */
  kind: z.enum(["river", "rail", "artery", "road"]).meta({ title: "종류" }),
  /** Points that the line runs through, smoothly. */
  points: z.array(point).min(2).meta({ title: "선의 좌표" }),
  label: label.optional(),
});

const area = z.strictObject({
  /** `site` is the land of the complex itself. */
  kind: z.enum(["park", "district", "site"]).meta({ title: "종류" }),
  points: z.array(point).min(3).meta({ title: "구역의 좌표" }),
});

/** How far a place is along the way, as it was measured. */
const way = z.strictObject({
  metres: z.number().int().positive().meta({ title: "거리(m)" }),
  minutes: z.number().int().positive().meta({ title: "걸리는 시간(분)" }),
  by: z
    .enum(["walk", "car", "bus"])
    .meta({ title: "가는 방법", description: "walk는 도보, car는 차, bus는 버스입니다." }),
});

const mapPlace = z.strictObject({
  /** `transport` is a station, a stop or the way onto a road; `place` is where one goes. */
  kind: z.enum(["transport", "place"]).meta({ title: "종류" }),
  /** Name with its state, e.g. `초등학교(계획)`. */
  name,
  at,
  way,
});

/** A schematic map with its places as a list. Coordinates are metres east and south of the complex, true to scale. */
export const schema = named("약도", {
  kind: z.literal("map"),
  /** What the map shows, e.g. `단지 주변 약도`. */
  title: heading,
  /** Half of what the map shows: metres to the east and west, and to the north and south. */
  reach: z.strictObject({
    east: z.number().positive().meta({ title: "동서 범위(m)" }),
    south: z.number().positive().meta({ title: "남북 범위(m)" }),
  }),
  rings: z.array(z.number().int().positive()).meta({ title: "거리 원(m)" }).default([]),
  lines: z.array(line.meta({ title: "선" })).min(1),
  areas: z.array(area.meta({ title: "구역" })).default([]),
  /** Places in the order of their numbers on the map. */
  places: z.array(mapPlace.meta({ title: "장소" })).min(1),
  method: text.meta({ title: "거리를 잰 방법" }),
  provenance,
  /** Where the map services are asked to go: a name, and what is searched for. */
  destinations: z
    .array(
      named("길찾기", {
        label: text.meta({ title: "길찾기 이름" }),
        query: text.meta({ title: "길찾기에서 찾을 말" }),
      }),
    )
    .min(1),
});

export type MapBlock = z.output<typeof schema>;
export type MapPoint = z.output<typeof point>;

/** The fastest that an advertisement may let people walk, in metres a minute (about 4.8 km/h). */
const FASTEST_WALK = 80;

/** Returns what a map says that cannot be (Fair Labelling and Advertising Act, art. 3): a way below the straight line, a walk at a run, a place off the map. */
function mapFaults({ places, reach }: MapBlock): BlockFault[] {
  return places.flatMap(({ name, at: [east, south], way }, index) => {
    const faults: BlockFault[] = [];
    const straight = Math.round(Math.hypot(east, south));
    if (way.metres < straight)
      faults.push({
        path: `places.${index}.way.metres`,
        reason: `${name}: 길의 거리 ${way.metres}m가 직선거리 ${straight}m보다 짧습니다`,
      });
    if (way.by === "walk" && way.metres > way.minutes * FASTEST_WALK)
      faults.push({
        path: `places.${index}.way.minutes`,
        reason: `${name}: ${way.metres}m는 걸어서 ${Math.ceil(way.metres / FASTEST_WALK)}분 이상입니다`,
      });
    if (Math.abs(east) > reach.east || Math.abs(south) > reach.south)
      faults.push({ path: `places.${index}.at`, reason: `${name}: 약도 밖에 있습니다` });
    return faults;
  });
}

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["identity"],
  caution: "plans",
  searchWords: ["오시는 길", "역", "지하철", "출퇴근", "병원", "마트", "학교"],
  rule: { id: "map-ways", check: mapFaults },
});
