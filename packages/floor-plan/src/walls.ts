import { type Edge, edgesOf, stretchOf, within } from "./edges.ts";
import type { Field, Side } from "./field.ts";
import type { Plan } from "./plan.ts";

/**
 * What a wall is: `facade` to the open air and insulated, `party` to the next flat and the stairs, `shear` of concrete and
 * `partition` of light boards between rooms, `service` around and between spaces outside of the exclusive area,
 * `parapet` of an open balcony.
 */
export type WallKind = "facade" | "party" | "shear" | "partition" | "service" | "parapet";

/** How thick walls are drawn, in millimetres. */
const THICKNESS: Readonly<Record<WallKind, number>> = {
  facade: 300,
  party: 200,
  shear: 200,
  partition: 120,
  service: 150,
  parapet: 130,
};

/** A wall along an edge. */
export interface Wall extends Edge {
  readonly kind: WallKind;
  /** Where its faces are, across the edge: `low` is above or to the left. */
  readonly low: number;
  readonly high: number;
}

/**
 * Returns how far inside a side is: a wall between two stands on the outer one, a wall between equals in the middle.
 */
export const rankOf = ({ space }: Side) => (space === undefined ? 0 : { balcony: 1, shaft: 2, room: 3 }[space.zone]);

function defaultKind(inner: Side, outer: Side): WallKind {
  if (inner.space?.zone === "room") {
    if (outer.space === undefined || outer.space.zone === "balcony") return "facade";
    return "partition";
  }
  return inner.space?.kind === "balcony" && outer.space === undefined ? "parapet" : "service";
}

function wallOn(edge: Edge, overrides: Plan["walls"]): Wall {
  const [before, after] = [rankOf(edge.before), rankOf(edge.after)];
  const [inner, outer] = before >= after ? [edge.before, edge.after] : [edge.after, edge.before];
  const kind = overrides.find((wall) => within(edge, stretchOf(wall)))?.kind ?? defaultKind(inner, outer);
  const thickness = THICKNESS[kind];
  if (before === after) return { ...edge, kind, low: -thickness / 2, high: thickness / 2 };
  return before > after ? { ...edge, kind, low: 0, high: thickness } : { ...edge, kind, low: -thickness, high: 0 };
}

const continues = (first: Wall, second: Wall) =>
  first.axis === second.axis &&
  first.at === second.at &&
  first.end === second.start &&
  first.kind === second.kind &&
  first.low === second.low &&
  first.before.space === second.before.space &&
  first.after.space === second.after.space;

/** Returns all walls of a variant before doors and windows are cut; each runs as far as it parts the same two spaces. */
export function wallsOf(plan: Plan, field: Field): Wall[] {
  const walls: Wall[] = [];
  for (const edge of edgesOf(field)) {
    const wall = wallOn(edge, plan.walls);
    const last = walls.at(-1);
    if (last && continues(last, wall)) walls[walls.length - 1] = { ...last, end: wall.end };
    else walls.push(wall);
  }
  return walls;
}
