import type { Rect } from "../geometry.ts";

/** Millimetres of a unit of the drawing: a centimetre, so that few decimals are needed. */
const UNIT = 10;

/** Returns a length of the plan in the drawing's units, with at most one decimal. */
export const unit = (millimetres: number) => Math.round((millimetres / UNIT) * 10) / 10;

/** Returns the rectangle as a subpath of a `path`. */
export const rectPath = ({ x0, y0, x1, y1 }: Rect) => `M${unit(x0)} ${unit(y0)}H${unit(x1)}V${unit(y1)}H${unit(x0)}z`;

/** Characters that no XML document may hold, escaped or not: most controls, halves of characters, U+FFFE and U+FFFF (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML, and leaves out what XML cannot hold. */
export const escapeXml = (text: string) =>
  text
    .replaceAll(UNWRITABLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Returns an element; attributes that are `undefined` are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`))
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Colours of a drawing by name, with their defaults; a page, a theme or forced colours replace one by `--plan-<name>`. */
export const PLAN_COLOURS = {
  /** Concrete: exterior, party and shear walls. */
  wall: "#14181b",
  /** Light walls between rooms. */
  partition: "#4c5355",
  /** Insulation on the inner face of a facade. */
  insulation: "#b9b3a6",
  /** What lies open in a wall. */
  paper: "#faf8f4",
  wood: "#f0e6d6",
  "wood-line": "#e0d1b8",
  tile: "#eaefee",
  "tile-line": "#d3dcda",
  stone: "#e6e1d8",
  "stone-line": "#d3ccbf",
  /** Floors outside of the exclusive area. */
  deck: "#f3f1ec",
  "deck-line": "#e2ded5",
  /** What a room gained from a balcony. */
  gained: "#d9c7ac",
  /** Furniture and fixtures. */
  item: "#fffdf9",
  "item-line": "#8c8375",
  /** Beds' covers, rugs, glass: what lies on an item. */
  cloth: "#e5ebe7",
  /** Door leaves and the frames of windows. */
  leaf: "#4c5355",
  glass: "#dce9e9",
  text: "#14181b",
  /** Areas, dimensions, compass and scale. */
  note: "#5d5a52",
} as const;

export type PlanColour = keyof typeof PLAN_COLOURS;

/** Returns the colour as a value of `fill` or `stroke`. */
export const paint = (colour: PlanColour) => `var(--plan-${colour},${PLAN_COLOURS[colour]})`;
