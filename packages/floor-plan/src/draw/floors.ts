import { formerEdges, type Stretch } from "../edges.ts";
import type { Point } from "../plan.ts";
import type { Layout } from "../layout.ts";
import type { Space } from "../spaces.ts";
import { element, paint, type PlanColour, unit } from "./svg.ts";

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

const polygonPath = (polygon: readonly Point[]) => `M${polygon.map(([x, y]) => `${unit(x)} ${unit(y)}`).join("L")}z`;

const stretchPath = ({ axis, at, start, end }: Stretch) =>
  axis === "h" ? `M${unit(start)} ${unit(at)}H${unit(end)}` : `M${unit(at)} ${unit(start)}V${unit(end)}`;

/** How the line is dashed where a wall stood before the flat was extended. */
export const FORMER_WALL = { fill: "none", stroke: paint("note"), "stroke-width": 1.6, "stroke-dasharray": "12 8" };

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
    (gained && element("path", { ...FORMER_WALL, d: inside.flatMap(formerEdges).map(stretchPath).join("") }))
  );
}
