import { SHARE_SIZE } from "@danji/complex/media/picture";
import type { Font } from "fontkit";
import { fontRuns } from "../fonts/open-font.ts";
import type { DrawnColors } from "../site.ts";

/** Text as a shape. */
interface Outline {
  /** SVG that draws it, its baseline's beginning at the given point. */
  readonly svg: string;
  /** Width in px. */
  readonly width: number;
}

/** How text is set. */
interface Setting {
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

/** Turns text into outlines, each character of the first font that shows it, or throws where all lack one. */
function outline(fonts: readonly Font[], text: string, setting: Setting): Outline {
  let width = 0;
  const runs = fontRuns(fonts, text).map((run) => {
    if (!run.font) throw new Error(`No font shows "${run.text}" of "${text}"`);
    const drawn = outlineRun(run.font, run.text, { ...setting, x: setting.x + width });
    width += drawn.width;
    return drawn.svg;
  });
  return { svg: runs.join(""), width };
}

/** What a share image says, and in which colours. */
export interface ShareCard {
  /** Name of the menu group. */
  readonly title: string;
  /** Name of the complex, and what else belongs under the title. */
  readonly name: string;
  readonly colors: Pick<DrawnColors, "surfaceDeep" | "onInverse" | "ornament">;
}

/** Fonts of the two lines, and those for characters that the first lacks. */
export interface ShareFonts {
  readonly display: readonly Font[];
  readonly text: readonly Font[];
}

/** Messengers cut the picture down to 2:1, so text stays within the central 1200 × 600, well off its edges. */
const LEFT = 88;
const WIDEST = SHARE_SIZE.width - 2 * LEFT;
const TITLE = { y: 474, size: 108, tracking: -0.02 };
const RULE = { y: 352, width: 64, height: 2 };
const NAME = { y: 544, size: 40, tracking: 0.01 };

/** Returns a line as SVG, in the size of its setting or the largest in which it does not run off the image. */
function fitted(fonts: readonly Font[], text: string, setting: Setting): string {
  const { svg, width } = outline(fonts, text, setting);
  return width <= WIDEST ? svg : outline(fonts, text, { ...setting, size: (setting.size * WIDEST) / width }).svg;
}

/** Returns the text of a share image on its scrim, as SVG in the size of the image below. */
export function shareCardSvg({ title, name, colors }: ShareCard, fonts: ShareFonts): string {
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset="0" stop-color="${colors.surfaceDeep}" stop-opacity="0.1"/>`,
    `<stop offset="0.42" stop-color="${colors.surfaceDeep}" stop-opacity="0.32"/>`,
    `<stop offset="1" stop-color="${colors.surfaceDeep}" stop-opacity="0.92"/>`,
    "</linearGradient></defs>",
    `<rect width="${width}" height="${height}" fill="url(#scrim)"/>`,
    `<rect x="${LEFT}" y="${RULE.y}" width="${RULE.width}" height="${RULE.height}" fill="${colors.ornament}"/>`,
    fitted(fonts.display, title, { ...TITLE, x: LEFT, fill: colors.onInverse }),
    fitted(fonts.text, name, { ...NAME, x: LEFT, fill: colors.onInverse }),
    "</svg>",
  ].join("");
}
