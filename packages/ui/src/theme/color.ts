/** Red, green and blue from 0 to 255. */
type Channels = readonly [number, number, number];

/** Returns a colour's channels as `rgb()` takes them, `18 48 43`, or throws a RangeError where it is not `#rrggbb`. */
export function channelsOf(color: string): string {
  return parse(color).join(" ");
}

/** Returns the contrast ratio of two opaque colours (WCAG 2.2), or throws a RangeError where one is not `#rrggbb`. */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  // The 0.05 of the definition stands for the light that a screen reflects.
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Returns a mixture of two colours; `share` is that of the second one, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = parse(second);
  return toHex(parse(first).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

/** Returns a colour between another and white that keeps its hue better than a mixture of both. */
export function lighten(color: string, _white: string, share: number): string {
  return toHex(parse(color).map((value) => 255 * (value / 255) ** (1 - share)));
}

/** Returns the relative luminance of an sRGB colour, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parse(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns whether a theme is light: its page is lighter than its text. */
export function isLight({ surface, text }: { readonly surface: string; readonly text: string }): boolean {
  return luminance(surface) > luminance(text);
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Returns whether a colour is written as `#rrggbb` or `#rgb`. */
export const isHex = (color: string): boolean => /^#(?:[\da-f]{3}){1,2}$/i.test(color);

function parse(color: string): Channels {
  if (!isHex(color)) throw new RangeError(`Not a colour of the form #rrggbb or #rgb: ${color}`);
  const long = color.replace(/^#([\da-f])([\da-f])([\da-f])$/i, "#$1$1$2$2$3$3");
  const value = Number.parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
