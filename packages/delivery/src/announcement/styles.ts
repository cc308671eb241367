import { FONT_FILES } from "../fonts/open-font.ts";
import type { DrawnColors } from "../site.ts";

/** How a piece of text is set: file of the font, size and distance of lines in points, colour. */
export interface TextStyle {
  readonly font: string;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Space between letters, in points. @default none */
  readonly spacing?: number;
}

/** Inks on paper: text, and what is said beside it. */
const INK = "#14181b";
const MUTED = "#4b5358";
/** How much of the brand's ornament is in hairlines, quiet grounds and the mark across a page, from 0 to 1. */
const SHARE = { line: 0.75, ground: 0.25, mark: 0.22 };

/** The brand as a document shows it. */
export interface SheetBrand {
  readonly color: Pick<DrawnColors, "surfaceInverse" | "onInverse" | "ornament">;
  readonly headings: "serif" | "sans";
}

/** How a document looks: its colours, and its sizes of type, largest first. */
export type SheetLook = ReturnType<typeof sheetLook>;

/** Returns a colour as `#rrggbb` on white paper, with some of it left. */
function tint(colour: string, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(255 - (255 - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Returns the look of a brand's documents. */
export function sheetLook({ color: { surfaceInverse, onInverse, ornament }, headings }: SheetBrand) {
  const display = headings === "sans" ? FONT_FILES.bold : FONT_FILES.serif;
  const style = (font: string, size: number, leading: number, colour: string): TextStyle => ({
    font,
    size,
    leading,
    colour,
  });
  return {
    colours: {
      ink: INK,
      line: tint(ornament, SHARE.line),
      band: surfaceInverse,
      rule: ornament,
      ground: tint(ornament, SHARE.ground),
    },
    text: {
      title: style(display, 26, 36, onInverse),
      brand: style(display, 13, 18, onInverse),
      latin: { ...style(FONT_FILES.regular, 8, 18, onInverse), spacing: 2 },
      imprint: style(FONT_FILES.regular, 8.5, 13, onInverse),
      figure: style(display, 15, 22, INK),
      heading: style(display, 14, 21, surfaceInverse),
      body: style(FONT_FILES.regular, 9.5, 15, INK),
      cell: style(FONT_FILES.regular, 8.5, 12.5, INK),
      head: style(FONT_FILES.bold, 8.5, 12.5, INK),
      small: style(FONT_FILES.regular, 8, 12, MUTED),
      mark: style(display, 130, 130, tint(ornament, SHARE.mark)),
    },
  };
}
