import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** Glyph that a font shows for characters that it does not have. */
const MISSING_GLYPH = 0;

/** Text as a shape. */
export interface Outline {
  /** SVG that draws it, its baseline's beginning at the given point. */
  readonly svg: string;
  /** Width in px. */
  readonly width: number;
}

/** How text is set. */
export interface Setting {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Size of type in px. */
  readonly size: number;
  readonly fill: string;
  /** Extra space behind each character in em. @default 0 */
  readonly tracking?: number;
}

/**
 * Opens a font among the installed packages.
 * @throws {Error} when the file holds several faces or none.
 */
export async function openFont(source: string): Promise<Font> {
  const opened = create(await readFile(resolve(source)));
  if (!("layout" in opened)) throw new Error(`Not a single font: ${source}`);
  return opened;
}

/**
 * Turns text into outlines, so that an image needs no font.
 * @throws {Error} when the font lacks a character: a box in its place would go unnoticed in a picture.
 */
export function outline(font: Font, text: string, { x, y, size, fill, tracking = 0 }: Setting): Outline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const shapes = glyphs.map((glyph, index) => {
    if (glyph.id === MISSING_GLYPH) throw new Error(`${font.fullName} cannot show all of "${text}"`);
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const shape = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance + tracking * font.unitsPerEm;
    return shape;
  });
  // Fonts count upwards, SVG counts downwards.
  const placed = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return { svg: `<g transform="${placed}" fill="${fill}">${shapes.join("")}</g>`, width: pen * scale };
}
