import type { BrandColors } from "../site-theme.ts";

/** Side of the sheet that the mark is drawn on. */
const SHEET = 32;
/** Four windows of a house by night, two of them lit: their upper left corners, each 6 by 8. */
const LIT = "M9 7h6v8H9zM17 17h6v8h-6z";
const DARK = "M17 7h6v8h-6zM9 17h6v8H9z";

/** How the mark is drawn. */
interface MarkOptions {
  /**
   * Share of the sheet's side left free around the mark on top of its own margin: 0 for a tab, 0.1 where a system
   * rounds the corners off.
   *
   * @default 0
   */
  readonly margin?: number | undefined;
}

/** Returns the mark of the site in the colours of its complex, as SVG. */
export function siteMark(color: BrandColors, { margin = 0 }: MarkOptions = {}): string {
  const side = SHEET * (1 + 2 * margin);
  const start = -SHEET * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">`,
    `<path fill="${color.surfaceInverse}" d="M${start} ${start}h${side}v${side}h${-side}z"/>`,
    `<path fill="${color.onInverseAccent}" d="${LIT}"/>`,
    `<path fill="${color.onInverse}" fill-opacity=".35" d="${DARK}"/>`,
    "</svg>",
  ].join("");
}
