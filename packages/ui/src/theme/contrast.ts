import { contrast } from "./color.ts";
import type { ColorRole, Theme } from "./theme.ts";

/** The least contrast between text and what is under it (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;

/** The least contrast of large text and of the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const MIN_EDGE_CONTRAST = 3;

const SURFACES = ["surface", "surfaceRaised", "surfaceSunken"] as const;
const INVERSE_SURFACES = ["surfaceInverse", "surfaceDeep", "surfaceStage"] as const;

/** Every combination of text and surface that components may set. */
export const TEXT_PAIRS: readonly { readonly text: ColorRole; readonly surface: ColorRole }[] = [
  ...SURFACES.flatMap((surface) =>
    (["text", "textMuted", "textSubtle", "action", "danger", "success"] as const).map((text) => ({ text, surface })),
  ),
  ...INVERSE_SURFACES.flatMap((surface) =>
    (["onInverse", "onInverseMuted", "onInverseTint", "onInverseAccent"] as const).map((text) => ({ text, surface })),
  ),
  { text: "surfaceInverse", surface: "onInverse" },
  { text: "surfaceInverse", surface: "onInverseMuted" },
  { text: "onAction", surface: "action" },
  { text: "onAction", surface: "actionHover" },
  { text: "onAccent", surface: "accent" },
  { text: "onAccent", surface: "accentHover" },
  { text: "danger", surface: "dangerSurface" },
  { text: "text", surface: "dangerSurface" },
  { text: "success", surface: "successSurface" },
  { text: "text", surface: "successSurface" },
];

/** Every combination of an edge or focus ring and the surface that it stands on. */
export const EDGE_PAIRS: readonly { readonly edge: ColorRole; readonly surface: ColorRole }[] = [
  ...SURFACES.flatMap((surface) => (["lineStrong", "focus"] as const).map((edge) => ({ edge, surface }))),
  ...INVERSE_SURFACES.map((surface) => ({ edge: "focusHalo" as const, surface })),
];

/** Returns the pairs of roles whose contrast is too low: `textSubtle on surfaceSunken: 4.2, needs 4.5`. */
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
