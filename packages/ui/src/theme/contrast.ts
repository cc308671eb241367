import type { Theme } from "./theme.ts";

/** The least contrast between text and what is under it (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

/** The least contrast between the edge of a control and what is under it (WCAG 2.2, 1.4.11). */
export const MIN_EDGE_CONTRAST = 3;

type ColorName = keyof Theme["color"];

/** Every combination of text and surface that the kit and its sites may set. A test measures each one. */
export const TEXT_PAIRS: readonly { readonly text: ColorName; readonly surface: ColorName }[] = [
  ...(["ink", "inkMuted", "inkSubtle", "pine", "danger", "success"] as const).flatMap((text) =>
    (["ivory", "white", "ivoryDeep"] as const).map((surface) => ({ text, surface })),
  ),
  ...(["ink", "pine", "pineDeep"] as const).flatMap((surface) =>
    (["ivory", "white", "ivoryMuted", "sand", "amber"] as const).map((text) => ({ text, surface })),
  ),
  ...(["amber", "amberBright", "sand"] as const).map((surface) => ({ text: "ink" as const, surface })),
  { text: "pine", surface: "sand" },
  { text: "danger", surface: "dangerSurface" },
  { text: "ink", surface: "dangerSurface" },
  { text: "success", surface: "successSurface" },
  { text: "ink", surface: "successSurface" },
];

/** Every combination of a control's edge and the surface that it stands on. */
export const EDGE_PAIRS: readonly { readonly edge: ColorName; readonly surface: ColorName }[] = (
  ["ivory", "white", "ivoryDeep"] as const
).map((surface) => ({ edge: "lineStrong", surface }));

/**
 * What a theme leaves too hard to see: an empty list for a theme that may be shown.
 *
 * @param theme The kit's own theme, or one made by `createTheme`.
 * @returns a line such as `inkSubtle on ivoryDeep: 4.2, needs 4.5` for each pair that falls short.
 * @throws RangeError if one of its colours is not written as `#rrggbb`.
 */
export function contrastFaults({ color }: Pick<Theme, "color">): string[] {
  const pairs = [
    ...TEXT_PAIRS.map(({ text, surface }) => ({ upper: text, surface, least: MIN_TEXT_CONTRAST })),
    ...EDGE_PAIRS.map(({ edge, surface }) => ({ upper: edge, surface, least: MIN_EDGE_CONTRAST })),
  ];
  return pairs.flatMap(({ upper, surface, least }) => {
    const measured = contrast(color[upper], color[surface]);
    // Cut, not rounded: 4.46 must not read as the 4.5 that it misses.
    return measured < least ? [`${upper} on ${surface}: ${Math.floor(measured * 10) / 10}, needs ${least}`] : [];
  });
}

/**
 * The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @param first A colour as `#rrggbb`.
 * @param second A colour as `#rrggbb`.
 * @throws RangeError if one is written any other way.
 */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  // The 0.05 of the definition stands for the light that a screen reflects.
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Relative luminance of an sRGB colour, by the definition in WCAG 2.2. */
function luminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) throw new RangeError(`Not a colour of the form #rrggbb: ${color}`);
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
