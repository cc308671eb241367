import type { Rect } from "../geometry.ts";
import type { Layout } from "../layout.ts";
import { wallPieces } from "../wall-pieces.ts";
import { paint, type PlanColour } from "./colours.ts";
import { element, rectPath } from "./units.ts";

const filled = (rects: readonly Rect[], colour: PlanColour) =>
  rects.length === 0 ? "" : element("path", { fill: paint(colour), d: rects.map(rectPath).join("") });

/** Walls in poché: light ones first, then the insulation of facades within the concrete around it. */
export function drawWalls(layout: Layout): string {
  const { solid, light, insulation } = wallPieces(layout);
  return filled(light, "partition") + filled(solid, "wall") + filled(insulation, "insulation");
}
