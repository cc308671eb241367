import type { Layout, Opening } from "../layout.ts";
import type { Door } from "../plan.ts";
import { bandOf } from "../edges.ts";
import { type Swing, swingOf } from "../swing.ts";
import { paint } from "./colours.ts";
import { element, rectPath, unit } from "./units.ts";

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
  const swings = layout.doors.flatMap((door) => {
    const swing = swingOf(layout, door);
    return swing ? [drawSwing(swing)] : [];
  });
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
