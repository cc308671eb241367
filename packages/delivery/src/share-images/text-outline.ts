import type { Font } from "fontkit";
import { fontRuns } from "../fonts/font-runs.ts";

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

/** Turns text that one font shows into outlines. */
function outlineRun(font: Font, text: string, { x, y, size, fill, tracking = 0 }: Setting): Outline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const shapes = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const shape = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance + tracking * font.unitsPerEm;
    return shape;
  });
  // Fonts count upwards, SVG counts downwards.
  const placed = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return { svg: `<g transform="${placed}" fill="${fill}">${shapes.join("")}</g>`, width: pen * scale };
}

/**
 * Turns text into outlines, so that an image needs no font. Each character is of the first font that shows it.
 * @throws {Error} when all fonts lack a character: a box in its place would go unnoticed in a picture.
 */
export function outline(fonts: readonly Font[], text: string, setting: Setting): Outline {
  let width = 0;
  const runs = fontRuns(fonts, text).map((run) => {
    if (!run.font) throw new Error(`No font shows "${run.text}" of "${text}"`);
    const drawn = outlineRun(run.font, run.text, { ...setting, x: setting.x + width });
    width += drawn.width;
    return drawn.svg;
  });
  return { svg: runs.join(""), width };
}
