import { contrast, isLight, mix } from "./color.ts";
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

/** Colours to derive from: all but the hovers, which are derived themselves unless given. */
type DerivedFrom = Omit<BrandColors, Hover> & { readonly [Name in Hover]: string | undefined };
type Hover = "actionHover" | "accentHover";

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
  const surfaceSunken = mix(surface, text, 0.05);
  const surfaces = [surface, surfaceRaised, surfaceSunken];

  const surfaceDeep = mix(inverse, BLACK, 0.3);
  const surfaceStage = mix(inverse, BLACK, 0.5);
  const inverseSurfaces = [inverse, surfaceDeep, surfaceStage];
  const onInverse = readable(light ? surface : text, [inverse, surfaceDeep, surfaceStage]);

  const actionHover = hover.actionHover ?? mix(action, light ? BLACK : WHITE, 0.25);
  const accentHover = hover.accentHover ?? mix(accent, WHITE, 0.2);
  const dangerSurface = mix(surfaceRaised, RED, 0.08);
  const successSurface = mix(surfaceRaised, GREEN, 0.08);

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
    onAction: readable(light ? surface : text, [action, actionHover]),
    accent,
    accentHover,
    onAccent: readable(text, [accent, accentHover]),
    ornament,
    line: mix(surface, text, 0.12),
    lineStrong: readable(mix(surface, text, 0.45), surfaces, MIN_EDGE_CONTRAST),
    lineInverse: mix(inverse, onInverse, 0.2),
    focus: action,
    focusHalo: readable(accent, inverseSurfaces, MIN_EDGE_CONTRAST),
    danger: readable(RED, [...surfaces, dangerSurface]),
    dangerSurface,
    success: readable(GREEN, [...surfaces, successSurface]),
    successSurface,
  };
}

/** Returns the colour, moved towards black or white as far as it takes to be readable on all surfaces. */
function readable(color: string, surfaces: readonly string[], least = MIN_TEXT_CONTRAST): string {
  const lowest = (upper: string) => Math.min(...surfaces.map((surface) => contrast(upper, surface)));
  const pole = lowest(WHITE) > lowest(BLACK) ? WHITE : BLACK;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => mix(color, pole, step / STEPS));
  return steps.find((step) => lowest(step) >= least) ?? pole;
}
