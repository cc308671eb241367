import { boundsOf, type Rect } from "../geometry.ts";
import type { Layout } from "../layout.ts";
import { millimetres } from "../words.ts";
import type { Space } from "../spaces.ts";
import { element, paint, unit } from "./svg.ts";

/** Distance of the first chain from the flat, and of one chain from the next, in millimetres. */
const FIRST = 740;
const NEXT = 420;
const TICK = 60;
/** How far a figure stands off its line, and how large it is, in millimetres. */
const FIGURE = 210;
const OFF = 70;

export type ChainSide = "left" | "bottom";

/** Room that the chains of a side take outside of the flat, in millimetres. */
export const CHAIN_SPACE = FIRST + NEXT + OFF + FIGURE;

/** Returns everything that is flat, measured without the walls around it. */
export const insideBounds = ({ spaces }: Layout): Rect =>
  boundsOf(spaces.flatMap(({ polygons, gained }) => [...polygons, ...gained].flat()));

/** Where the spaces change along a side; from below one looks through open balconies to the bays behind them. */
function breaks({ field: { xs, ys, cell } }: Layout, side: ChainSide): number[] {
  const [lines, across] = side === "bottom" ? [xs, ys] : [ys, xs];
  const seen = lines.slice(0, -1).map((_line, index) => {
    const spaces = [...across.keys()].map((other) => cell(index, other).space);
    if (side === "left") return [...across.keys()].map((other) => cell(other, index).space).find(isThere);
    return spaces.findLast((space) => isThere(space) && space?.kind !== "balcony") ?? spaces.findLast(isThere);
  });
  return [...lines.keys()].flatMap((index) => (seen[index - 1] === seen[index] ? [] : [lines[index] ?? 0]));
}

const isThere = (space: Space | undefined) => space !== undefined;

function chain(stops: readonly number[], at: number, side: ChainSide): string {
  const [first = 0] = stops;
  const last = stops.at(-1) ?? first;
  const flat = side === "bottom";
  const point = (along: number, across: number) =>
    flat ? `${unit(along)} ${unit(across)}` : `${unit(across)} ${unit(along)}`;
  const line = `M${point(first, at)}L${point(last, at)}`;
  const ticks = stops.map(
    (stop) => `M${point(stop - TICK, at + (flat ? TICK : -TICK))}L${point(stop + TICK, at + (flat ? -TICK : TICK))}`,
  );
  const extensions = stops.map((stop) => `M${point(stop, at - TICK * 1.6)}L${point(stop, at + TICK * 1.6)}`);
  const figures = stops.slice(1).map((end, index) => {
    const start = stops[index] ?? end;
    const middle = (start + end) / 2;
    const place = flat
      ? { x: unit(middle), y: unit(at - OFF) }
      : { transform: `translate(${unit(at - OFF)} ${unit(middle)})rotate(-90)` };
    return element("text", place, millimetres(end - start));
  });
  return (
    element("path", {
      fill: "none",
      stroke: paint("note"),
      "stroke-width": 0.9,
      d: [line, ...ticks, ...extensions].join(""),
    }) + element("g", { fill: paint("note"), "font-size": unit(FIGURE), "text-anchor": "middle" }, figures.join(""))
  );
}

/** Chains of dimensions in millimetres below and to the left: from wall to wall, then the whole. */
export function drawDimensions(layout: Layout): string {
  const bounds = insideBounds(layout);
  return (["bottom", "left"] as const)
    .map((side) => {
      const stops = breaks(layout, side);
      const [first = 0] = stops;
      const edge = side === "bottom" ? bounds.y1 : bounds.x0;
      const sign = side === "bottom" ? 1 : -1;
      const whole = stops.length > 2 ? chain([first, stops.at(-1) ?? first], edge + sign * (FIRST + NEXT), side) : "";
      return chain(stops, edge + sign * FIRST, side) + whole;
    })
    .join("");
}
