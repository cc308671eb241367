import { bandOf, type Stretch } from "./edges.ts";
import type { Field } from "./field.ts";
import type { Rect } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import { rankOf, type Wall } from "./walls.ts";

/** How thick the insulation on the inner face of a facade is drawn, in millimetres. */
const INSULATION = 80;

const LIGHT: ReadonlySet<string> = new Set(["partition", "service", "parapet"] satisfies Wall["kind"][]);

const isCentred = ({ low, high }: Wall) => low === -high;
/** +1 where the wall stands below or to the right of its line, -1 where above or to the left. */
const outwards = ({ low }: Wall) => (low < 0 ? -1 : 1);

/** Walls across the end of a wall. */
function crossing(wall: Wall, at: number, walls: readonly Wall[]): Wall[] {
  return walls.filter(
    (other) =>
      other.axis !== wall.axis && other.at === at && other.start <= wall.at && other.end >= wall.at && other !== wall,
  );
}

/** Whether the flat turns away at this end of a wall that stands outside of its line, so that the corner is open. */
function isOuterCorner(wall: Wall, at: number, direction: number, field: Field): boolean {
  const beyond = at + direction;
  const sides = [wall.at + outwards(wall), wall.at - outwards(wall)];
  return sides.every((side) => rankOf(wall.axis === "h" ? field.at(beyond, side) : field.at(side, beyond)) === 0);
}

/** How far a wall has to go on beyond its end, so that it meets the walls across it. */
function reach(wall: Wall, at: number, direction: number, { walls, field }: Layout): number {
  const others = crossing(wall, at, walls);
  if (isCentred(wall))
    return Math.max(
      0,
      ...others.map((other) => {
        if (isCentred(other)) return other.high;
        return other.kind === "facade" && outwards(other) === direction ? INSULATION : 0;
      }),
    );
  if (!isOuterCorner(wall, at, direction, field)) return 0;
  return Math.max(0, ...others.map((other) => (direction > 0 ? other.high : -other.low)));
}

/** The stretches of a wall that no opening takes. */
function remainders(wall: Wall, { doors, windows }: Layout): Stretch[] {
  const cuts = [...doors, ...windows].filter((opening) => opening.wall === wall).sort((a, b) => a.start - b.start);
  const pieces: Stretch[] = [];
  let start = wall.start;
  for (const cut of [...cuts, { start: wall.end, end: wall.end }]) {
    if (cut.start > start) pieces.push({ axis: wall.axis, at: wall.at, start, end: cut.start });
    start = Math.max(start, cut.end);
  }
  return pieces;
}

/** Returns what is left of the walls: cuts doors and windows out and joins them at their corners. */
export function wallPieces(layout: Layout) {
  const solid: Rect[] = [];
  /** Walls between rooms. */
  const light: Rect[] = [];
  const insulation: Rect[] = [];
  for (const wall of layout.walls) {
    const before = reach(wall, wall.start, -1, layout);
    const after = reach(wall, wall.end, 1, layout);
    for (const piece of remainders(wall, layout)) {
      const isFirst = piece.start === wall.start;
      const isLast = piece.end === wall.end;
      const stretched = {
        ...piece,
        start: piece.start - (isFirst ? before : 0),
        end: piece.end + (isLast ? after : 0),
      };
      (LIGHT.has(wall.kind) ? light : solid).push(bandOf(stretched, wall.low, wall.high));
      if (wall.kind !== "facade") continue;
      const turn = (at: number, length: number) =>
        length > 0 && crossing(wall, at, layout.walls).some(({ kind }) => kind === "facade") ? INSULATION : 0;
      const start = piece.start - (isFirst ? turn(wall.start, before) : 0);
      const end = piece.end + (isLast ? turn(wall.end, after) : 0);
      const inner = outwards(wall) * INSULATION;
      insulation.push(bandOf({ ...piece, start, end }, Math.min(0, inner), Math.max(0, inner)));
    }
  }
  return { solid, light, insulation };
}
