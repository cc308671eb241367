import { boundsOf, polygonArea } from "./geometry.ts";
import type { Plan, Point } from "./plan.ts";
import { type Space, spacesOf } from "./spaces.ts";
import type { Variant } from "./flat-plan.ts";

/** A room or balcony measured. */
export interface RoomArea {
  readonly key: string;
  readonly name: string;
  readonly kind: Space["kind"];
  /** Width on the drawing in millimetres, of an angled room at its widest; with what it gained. */
  readonly width: number;
  /** Depth on the drawing in millimetres, of an angled room at its deepest; with what it gained. */
  readonly depth: number;
  /** Whether width × depth is the room, or only the rectangle around it. */
  readonly rectangular: boolean;
  /** What it counts into the exclusive area, or of a balcony its own area, in ㎡ with two decimals. */
  readonly area: number;
  /** What it gained from balconies, in ㎡ with two decimals. */
  readonly gained: number;
}

/** The areas of a variant, in ㎡ with two decimals. */
export interface Areas {
  /** Rooms in the order of the file; their `area`s add up to `exclusive`. */
  readonly rooms: readonly RoomArea[];
  /** What is left as balcony. */
  readonly balconies: readonly RoomArea[];
  /** Exclusive area: inside of the walls around the flat, without balconies whether they join a room or not. */
  readonly exclusive: number;
  /** All balconies, joined or not. */
  readonly balcony: number;
}

/** mm² in 0.01 ㎡. */
const CENTI = 10_000;

/** Rounds so that the parts add up to the rounded whole: who loses most by rounding down gets the hundredths left. */
export function apportion(parts: readonly number[]): number[] {
  const whole = Math.round(parts.reduce((sum, part) => sum + part, 0) / CENTI);
  const floors = parts.map((part) => Math.floor(part / CENTI));
  const missing = whole - floors.reduce((sum, floor) => sum + floor, 0);
  const rest = (index: number) => (parts[index] ?? 0) % CENTI;
  const first = new Set([...parts.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, missing));
  return floors.map((floor, index) => (floor + (first.has(index) ? 1 : 0)) / 100);
}

const areaOf = (polygons: readonly (readonly Point[])[]) =>
  polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);

function measured(spaces: readonly Space[]): RoomArea[] {
  const areas = apportion(spaces.map(({ polygons }) => areaOf(polygons)));
  const gains = apportion(spaces.map(({ gained }) => areaOf(gained)));
  return spaces.map((space, index) => {
    const { key, name, kind, polygons, gained } = space;
    const { x0, x1, y0, y1 } = boundsOf([...polygons, ...gained].flat());
    const [width, depth] = [x1 - x0, y1 - y0];
    const rectangular = areaOf([...polygons, ...gained]) === width * depth;
    return { key, name, kind, width, depth, rectangular, area: areas[index] ?? 0, gained: gains[index] ?? 0 };
  });
}

/** Returns the sum of figures with two decimals, with two decimals. */
export const total = (figures: readonly number[]) =>
  Math.round(figures.reduce((sum, figure) => sum + figure, 0) * 100) / 100;

/** Measures a variant: rooms to the middle of their walls, so that they tile the exclusive area (안목치수, 주택법 시행규칙 제2조 제2호). */
export function areasOf(plan: Plan, variant: Variant): Areas {
  const spaces = spacesOf(plan, variant);
  const rooms = measured(spaces.filter(({ zone }) => zone === "room"));
  const balconies = measured(spaces.filter(({ zone }) => zone === "balcony"));
  return {
    rooms,
    balconies,
    exclusive: total(rooms.map(({ area }) => area)),
    balcony: total([...rooms.map(({ gained }) => gained), ...balconies.map(({ area }) => area)]),
  };
}
