import { sunlightSchema } from "../../src/schema/sunlight.ts";
import { supplySchema } from "../../src/schema/supply.ts";
import { windowOf } from "../../src/sun/flats.ts";
import { createSiteModel, type LineWindow } from "../../src/sun/site-model.ts";

/** A flat of 10 m with its window in the middle. */
export const FRONTAGES = { a: { width: 10, depth: 10, window: 5 } };

const law = {
  source: "견본",
  asOf: "2026-01-01",
  validFrom: "2026-01-01",
  reviewBy: "2027-01-01",
  official: [{ label: "견본", url: "https://sample.example" }],
};

const building = (number: string, floors: number) => ({
  number,
  floors,
  lines: [
    { type: "a", households: floors },
    { type: "a", households: floors },
  ],
});

export const supply = supplySchema.parse({
  source: "견본",
  asOf: "2026-01-01",
  planned: true,
  types: [
    {
      key: "a",
      label: "84A",
      page: "/a",
      plan: "a",
      exclusiveArea: 84,
      households: 60,
      shape: "판상형",
      rooms: "방 3개",
    },
  ],
  buildings: [building("101", 20), building("102", 10)],
});

interface PlacedBuilding {
  number: string;
  at: [number, number];
  bearing: number;
  depth: number;
  lines: { mirrored?: boolean; turn?: number }[];
}

const places: PlacedBuilding[] = [
  { number: "101", at: [0, 0], bearing: 180, depth: 10, lines: [{}, {}] },
  { number: "102", at: [0, 60], bearing: 180, depth: 10, lines: [{}, { mirrored: true }] },
];

/** Returns the places of two buildings that face south; 101 with 62 m stands in the south, and 102 behind it. */
export const sunlightFiles = () => ({
  source: "견본",
  asOf: "2026-01-01",
  planned: true,
  latitude: 37,
  longitude: 127,
  heights: { ground: 2, floor: 3, roof: 0 },
  lot: [
    [-50, -50],
    [50, -50],
    [50, 100],
    [-50, 100],
  ],
  buildings: structuredClone(places),
  winterRule: {
    ...law,
    shown: true,
    day: "2026-12-22",
    continuous: { from: 9, to: 15, hours: 2 },
    total: { from: 8, to: 16, hours: 4 },
  },
});

export const sunlight = sunlightSchema.parse(sunlightFiles());
export const model = createSiteModel(sunlight, supply, FRONTAGES);

/** Returns the window of a line of flats. */
export function lineWindow(building: string, line = 1): LineWindow {
  const window = windowOf(model, { building, line, floor: 1 });
  if (!window) throw new Error(`no ${building}`);
  return window;
}
