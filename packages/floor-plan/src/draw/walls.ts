import { element, paint, type PlanColour, rectPath, unit } from "./svg.ts";
import { bandOf } from "../edges.ts";
import type { Rect } from "../geometry.ts";
import { type Layout, type Opening, type Swing, swingsOf } from "../layout.ts";
import type { Door, PlanWindow } from "../plan.ts";
import { wallPieces } from "../wall-pieces.ts";

const filled = (rects: readonly Rect[], colour: PlanColour) =>
  rects.length === 0 ? "" : element("path", { fill: paint(colour), d: rects.map(rectPath).join("") });

/** Walls in poché: light ones first, then the insulation of facades within the concrete around it. */
export function drawWalls(layout: Layout): string {
  const { solid, light, insulation } = wallPieces(layout);
  return filled(light, "partition") + filled(solid, "wall") + filled(insulation, "insulation");
}

/** Thickness of a leaf, in millimetres. */
const LEAF = 45;

function drawSwing({ hinge, closed, open, width }: Swing): { leaf: string; arc: string } {
  const [hx, hy] = hinge;
  const turn = (closed[0] - hx) * (open[1] - hy) - (closed[1] - hy) * (open[0] - hx);
  const radius = unit(width);
  return {
    leaf: `M${unit(hx)} ${unit(hy)}L${unit(open[0])} ${unit(open[1])}`,
    arc: `M${unit(closed[0])} ${unit(closed[1])}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${unit(open[0])} ${unit(open[1])}`,
  };
}

/** The leaves of a door that slides, as rectangles. */
function slidingLeaves({ what, axis, start, end, wall }: Opening<Door>): string {
  const length = end - start;
  const at = wall.at + (wall.low + wall.high) / 2;
  if (what.kind === "pocket") {
    const alongFrom = stretchStartIsFrom(what) === (what.hinge === "from");
    const shift = alongFrom ? -length * 0.55 : length * 0.55;
    return rectPath(bandOf({ axis, at, start: start + shift, end: end + shift }, -LEAF / 2, LEAF / 2));
  }
  const lap = length * 0.53;
  return (
    rectPath(bandOf({ axis, at, start, end: start + lap }, -LEAF, 0)) +
    rectPath(bandOf({ axis, at, start: end - lap, end }, 0, LEAF))
  );
}

const stretchStartIsFrom = ({ from, to }: Door) => from[0] + from[1] < to[0] + to[1];

/** Leaves, the quarter circles that they sweep, and the mark of the entrance. */
export function drawDoors(layout: Layout): string {
  const swings = swingsOf(layout).map(drawSwing);
  const sliding = layout.doors
    .filter(({ what }) => what.kind === "sliding" || what.kind === "pocket")
    .map(slidingLeaves)
    .join("");
  const stroke = { fill: "none", stroke: paint("leaf") };
  return (
    element("path", { ...stroke, "stroke-width": 1, d: swings.map(({ arc }) => arc).join("") }) +
    element("path", { ...stroke, "stroke-width": unit(LEAF), d: swings.map(({ leaf }) => leaf).join("") }) +
    (sliding && element("path", { fill: paint("paper"), stroke: paint("leaf"), "stroke-width": 1, d: sliding })) +
    layout.doors.map(entranceMark).join("")
  );
}

/** A triangle outside of the entrance that points inwards. */
function entranceMark({ what, axis, start, end, wall }: Opening<Door>): string {
  if (what.kind !== "entrance") return "";
  const [middle, size, gap] = [(start + end) / 2, 170, 130];
  const outside = wall.before.space === undefined ? -1 : 1;
  const face = wall.at + (outside < 0 ? wall.low : wall.high);
  const tip = face + outside * gap;
  const base = tip + outside * size * 1.2;
  const point = (along: number, across: number) =>
    axis === "h" ? `${unit(along)} ${unit(across)}` : `${unit(across)} ${unit(along)}`;
  const d = `M${point(middle, tip)}L${point(middle - size, base)}L${point(middle + size, base)}z`;
  return element("path", { fill: paint("wall"), d });
}

/** How far the tracks of sashes lie from the middle of the wall, and how thick a sash is, in millimetres. */
const TRACK = 35;
const SASH = 50;

function sashes({ what, axis, at, start, end, wall }: Opening<PlanWindow>): string {
  const middle = at + (wall.low + wall.high) / 2;
  const width = (end - start) / what.panes;
  return Array.from({ length: what.panes }, (_, index) => {
    // The outer sashes of four run on one track, those in the middle on the other, as they are built.
    const first = what.panes === 4 ? index === 0 || index === 3 : index % 2 === 0;
    const track = middle + (what.panes === 1 ? 0 : first ? -TRACK : TRACK);
    const piece = { axis, at: track, start: start + index * width, end: start + (index + 1) * width };
    return rectPath(bandOf(piece, -SASH / 2, SASH / 2));
  }).join("");
}

/** Windows: the opening, its frame's lines along both faces and the sashes on their tracks. */
export function drawWindows({ windows }: Layout): string {
  if (windows.length === 0) return "";
  const bands = windows.map((opening) => rectPath(bandOf(opening, opening.wall.low, opening.wall.high))).join("");
  return (
    element("path", { fill: paint("paper"), stroke: paint("leaf"), "stroke-width": 1.2, d: bands }) +
    element("path", {
      fill: paint("glass"),
      stroke: paint("leaf"),
      "stroke-width": 1,
      d: windows.map(sashes).join(""),
    })
  );
}
