import { expect, it } from "vitest";
import { mapFaults } from "../src/check/map-ways.ts";
import { type MapBlock, mapBlockSchema } from "../src/schema/map.ts";

const map = (place: Partial<MapBlock["places"][number]>): MapBlock =>
  mapBlockSchema.parse({
    kind: "map",
    title: "약도",
    reach: { east: 1000, south: 500 },
    lines: [
      {
        kind: "road",
        points: [
          [-1000, 0],
          [1000, 0],
        ],
      },
    ],
    places: [{ kind: "place", name: "학교", at: [300, 400], way: { metres: 640, minutes: 8, by: "walk" }, ...place }],
    method: "도면에서 잼",
    provenance: { source: "도면", asOf: "2026-01-01" },
    destinations: [{ label: "현장", query: "견본시" }],
  });

it("takes a way that is longer than the straight line", () => {
  expect(mapFaults(map({}))).toEqual([]);
});

it.each<[fault: string, place: Partial<MapBlock["places"][number]>, path: string, reason: string]>([
  [
    "a way shorter than the straight line",
    { way: { metres: 499, minutes: 8, by: "walk" } },
    "places.0.way.metres",
    "학교: 길의 거리 499m가 직선거리 500m보다 짧습니다",
  ],
  [
    "a walk at a run",
    { way: { metres: 641, minutes: 8, by: "walk" } },
    "places.0.way.minutes",
    "학교: 641m는 걸어서 9분 이상입니다",
  ],
  ["a place off the map", { at: [0, 501] }, "places.0.at", "학교: 약도 밖에 있습니다"],
])("tells %s", (_fault, place, path, reason) => {
  expect(mapFaults(map(place))).toContainEqual({ path, reason });
});
