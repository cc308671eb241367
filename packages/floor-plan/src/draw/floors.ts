import type { Point } from "../plan.ts";
import type { Layout } from "../layout.ts";
import type { Space } from "../spaces.ts";
import { paint, type PlanColour } from "./colours.ts";
import { element, unit } from "./units.ts";

type Floor = "wood" | "tile" | "stone" | "deck";

function floorOf({ kind, zone }: Space): Floor {
  if (zone !== "room") return "deck";
  if (kind === "bathroom") return "tile";
  return kind === "entrance" ? "stone" : "wood";
}

/** Width, height and lines of a floor's pattern, in units of the drawing: laths of wood, tiles of bathrooms and so on. */
const PATTERNS: Readonly<Record<Floor, readonly [number, number, string]>> = {
  wood: [180, 36, "M0 0H180M0 18H180M60 0V18M150 18V36"],
  tile: [30, 30, "M0 0H30M0 0V30"],
  stone: [60, 60, "M0 0H60M0 0V60"],
  deck: [20, 20, "M0 0H20M0 0V20"],
};

function pattern(floor: Floor, prefix: string): string {
  const [width, height, d] = PATTERNS[floor];
  const line: PlanColour = `${floor}-line`;
  return element(
    "pattern",
    { id: `${prefix}-${floor}`, width, height, patternUnits: "userSpaceOnUse" },
    element("path", { fill: paint(floor), d: `M0 0H${width}V${height}H0z` }) +
      element("path", { fill: "none", stroke: paint(line), "stroke-width": 1.2, d }),
  );
}

export const polygonPath = (polygon: readonly Point[]) =>
  `M${polygon.map(([x, y]) => `${unit(x)} ${unit(y)}`).join("L")}z`;

/** The edge that parted a gained balcony from its room. */
function formerEdge({ polygons, gained }: Space): string {
  const edges = (polygon: readonly Point[]) =>
    polygon.map((from, index): [Point, Point] => [from, polygon[(index + 1) % polygon.length] ?? from]);
  return gained
    .flatMap(edges)
    .flatMap(([from, to]) =>
      polygons.flatMap(edges).flatMap(([a, b]) => {
        const across = from[0] === to[0] ? 0 : 1;
        const along = 1 - across;
        const lines = [from, to, a, b].map((point) => point[across] ?? 0);
        if (new Set(lines).size !== 1) return [];
        const [c = 0, d = 0, e = 0, f = 0] = [from, to, a, b].map((point) => point[along] ?? 0);
        const start = Math.max(Math.min(c, d), Math.min(e, f));
        const end = Math.min(Math.max(c, d), Math.max(e, f));
        if (start >= end) return [];
        const line = unit(lines[0] ?? 0);
        return across === 1 ? `M${unit(start)} ${line}H${unit(end)}` : `M${line} ${unit(start)}V${unit(end)}`;
      }),
    )
    .join("");
}

/** Floors of all spaces, what was gained from balconies, and the shafts' crosses. */
export function drawFloors({ spaces }: Layout, prefix: string): string {
  const inside = spaces.filter(({ zone }) => zone !== "shaft");
  const floors = [...new Set(inside.map(floorOf))];
  const d = (floor: Floor) =>
    inside
      .filter((space) => floorOf(space) === floor)
      .flatMap(({ polygons, gained }) => [...polygons, ...gained].map(polygonPath))
      .join("");
  const gained = inside.flatMap((space) => space.gained.map(polygonPath)).join("");
  const shafts = spaces
    .filter(({ zone }) => zone === "shaft")
    .flatMap(({ polygons }) => polygons.map(polygonPath))
    .join("");
  return (
    element("defs", {}, floors.map((floor) => pattern(floor, prefix)).join("")) +
    floors.map((floor) => element("path", { fill: `url(#${prefix}-${floor})`, d: d(floor) })).join("") +
    (shafts && element("path", { fill: paint("partition"), d: shafts })) +
    (gained && element("path", { fill: paint("gained"), "fill-opacity": 0.28, d: gained })) +
    (gained &&
      element("path", {
        fill: "none",
        stroke: paint("note"),
        "stroke-width": 1.6,
        "stroke-dasharray": "12 8",
        d: inside.map(formerEdge).join(""),
      }))
  );
}
