import { contrast, isLight, lighten, mix } from "./color.ts";
import { MIN_EDGE_CONTRAST, MIN_TEXT_CONTRAST } from "./contrast.ts";
import { theme, type Theme } from "./theme.ts";

/** Colours of a brand, each as `#rrggbb` or `#rgb`. */
export interface BrandColors {
  /** The page. */
  surface: string;
  /** Running text and headings. */
  text: string;
  /** Header, footer and dark bands. */
  inverse: string;
  /** Primary buttons, links and selected items. */
  action: string;
  /** The one control to use next, and marks. */
  accent: string;
  /** Decorative rules and fills. */
  ornament: string;
  /** The action, hovered or pressed. @default the action, darker on light surfaces and lighter on dark ones */
  actionHover: string;
  /** The accent, hovered or pressed. @default the accent, lighter */
  accentHover: string;
}

const WHITE = "#ffffff";
const BLACK = "#000000";
const RED = theme.color.danger;
const GREEN = theme.color.success;
/** Steps from a colour to black or white. */
const STEPS = 20;
/** Contrasts to white and to the page that a dark scheme begins with: the steps of its surfaces take some of them. */
const DARK = { surface: 17, action: 6.5 };

/** Colours to derive from: all but the hovers, which are derived themselves unless given. */
export type DerivedFrom = Omit<BrandColors, Hover> & { readonly [Name in Hover]: string | undefined };
type Hover = "actionHover" | "accentHover";

/** Returns the colours of a light brand for a dark page. Accent, ornament and inverse surfaces stay; dark brands stay as they are. */
export function darkColors(light: DerivedFrom): DerivedFrom {
  if (!isLight(light)) return light;
  const surface = readable(mix(light.text, light.inverse, 0.3), [WHITE], DARK.surface);
  return {
    ...light,
    surface,
    text: mix(light.surface, surface, 0.08),
    action: readable(light.action, [surface], DARK.action, lighten),
    actionHover: undefined,
    accentHover: undefined,
  };
}

export function deriveColors({
  surface,
  text,
  inverse,
  action,
  accent,
  ornament,
  ...hover
}: DerivedFrom): Theme["color"] {
  const light = isLight({ surface, text });
  const surfaceRaised = mix(surface, WHITE, light ? 0.75 : 0.06);
  const surfaceSunken = light ? mix(surface, text, 0.05) : mix(surface, BLACK, 0.3);
  const surfaces = [surface, surfaceRaised, surfaceSunken];

  const surfaceDeep = mix(inverse, BLACK, 0.3);
  const surfaceStage = mix(inverse, BLACK, 0.5);
  const inverseSurfaces = [inverse, surfaceDeep, surfaceStage];
  const onInverse = readable(light ? surface : text, [inverse, surfaceDeep, surfaceStage]);

  const actionHover = hover.actionHover ?? mix(action, light ? BLACK : WHITE, 0.25);
  const accentHover = hover.accentHover ?? mix(accent, WHITE, 0.2);
  const tint = light ? 0.08 : 0.24;
  // A mixture with white would leave little of their hue.
  const signal = light ? mix : lighten;
  const dangerSurface = mix(surfaceRaised, RED, tint);
  const successSurface = mix(surfaceRaised, GREEN, tint);

  return {
    surface,
    surfaceRaised,
    surfaceSunken,
    surfaceInverse: inverse,
    surfaceDeep,
    surfaceStage,
    text,
    textMuted: readable(mix(text, surface, 0.25), surfaces),
    textSubtle: readable(mix(text, surface, 0.35), surfaces),
    onInverse,
    onInverseMuted: readable(mix(onInverse, inverse, 0.2), inverseSurfaces),
    onInverseTint: readable(ornament, inverseSurfaces),
    onInverseAccent: readable(accent, inverseSurfaces),
    action,
    actionHover,
    onAction: readable(surface, [action, actionHover]),
    accent,
    accentHover,
    onAccent: readable(light ? text : surface, [accent, accentHover]),
    ornament,
    line: mix(surface, text, light ? 0.12 : 0.16),
    lineStrong: readable(mix(surface, text, 0.45), surfaces, MIN_EDGE_CONTRAST),
    lineInverse: mix(inverse, onInverse, 0.2),
    focus: action,
    focusHalo: readable(accent, inverseSurfaces, MIN_EDGE_CONTRAST),
    danger: readable(RED, [...surfaces, dangerSurface], MIN_TEXT_CONTRAST, signal),
    dangerSurface,
    success: readable(GREEN, [...surfaces, successSurface], MIN_TEXT_CONTRAST, signal),
    successSurface,
  };
}

/** Returns the colour, moved towards black or white as far as it takes to be readable on all surfaces. */
function readable(
  color: string,
  surfaces: readonly string[],
  least = MIN_TEXT_CONTRAST,
  move: (from: string, pole: string, share: number) => string = mix,
): string {
  const lowest = (upper: string) => Math.min(...surfaces.map((surface) => contrast(upper, surface)));
  const pole = lowest(WHITE) > lowest(BLACK) ? WHITE : BLACK;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => move(color, pole, step / STEPS));
  return steps.find((step) => lowest(step) >= least) ?? pole;
}
