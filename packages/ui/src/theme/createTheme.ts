import { channelsOf, isHex, isLight, mix } from "./color.ts";
import { contrastFaults } from "./contrast.ts";
import { darkColors, deriveColors, type BrandColors, type DerivedFrom } from "./deriveColors.ts";
import { extendTheme } from "./extendTheme.ts";
import { theme, type Theme } from "./theme.ts";

/** A brand. The kit's own values fill what is missing. */
export interface Brand {
  color?: { readonly [Name in keyof BrandColors]?: string | undefined } | undefined;
  /** Font lists of headings and of running text, as CSS `font-family`. */
  font?: { readonly display?: string | undefined; readonly text?: string | undefined } | undefined;
  /** Font of headings where `font` names none: the serif, or that of running text, heavier. @default "serif" */
  headings?: "serif" | "sans" | undefined;
  /** Radius of controls in px, from which those of panels and pictures follow. */
  radius?: number | undefined;
  /** Whether dropdown panels and popups cast a shadow. @default "flat" */
  elevation?: "flat" | "lifted" | undefined;
  /** Heights of controls and the space between elements. @default "regular" */
  density?: "regular" | "compact" | undefined;
  /**
   * Gives the theme a dark scheme; colours that are missing are derived. The system selects it, or
   * `data-color-scheme="dark"` or `"light"` of `<html>`. @default none
   */
  dark?: Brand["color"];
}

/** The kit's own colours as those of a brand. */
const OWN = {
  surface: theme.color.surface,
  text: theme.color.text,
  inverse: theme.color.surfaceInverse,
  action: theme.color.action,
  accent: theme.color.accent,
  ornament: theme.color.ornament,
  actionHover: undefined,
  accentHover: undefined,
};

const OPTIONS = ["color", "font", "headings", "radius", "elevation", "density", "dark"] satisfies (keyof Brand)[];
const WORDS = { headings: ["serif", "sans"], elevation: ["flat", "lifted"], density: ["regular", "compact"] } as const;

/** Channels of the backdrop and the shadows of dark themes. */
const BLACK = "0 0 0";
/** Share of the page in the ornament of a dark scheme. */
const DIMMED = 0.6;
/** Weight of sans-serif headings, which have no contrast of strokes to stand out by. */
const SANS_WEIGHT = "600";
const COMPACT_SPACE = 0.875;
const COMPACT_CONTROL = { medium: "2.625rem", small: "2.25rem" } as const;

// `misuse` is for browsers alone, and themes are made on servers as well.
const refusal = (fault: string, remedy: string, cause?: string) =>
  new RangeError(`@danji/ui: createTheme ${fault}. ${remedy}.`, { cause });

/** Throws where a caller without types gives what a brand cannot have. */
function checkBrand(brand: Brand): void {
  const { color, dark, radius } = brand;
  const refuseUnknown = (kind: string, given: object, known: readonly string[]) => {
    const unknown = Object.keys(given).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw refusal(`has no ${kind} ${unknown.join(", ")}`, `Give it only ${known.join(", ")}`);
  };
  refuseUnknown("option", brand, OPTIONS);
  refuseUnknown("colour", { ...color, ...dark }, Object.keys(OWN));
  for (const [option, colors] of Object.entries({ color, dark }))
    for (const [name, value] of Object.entries(colors ?? {}))
      if (value !== undefined && !isHex(value))
        throw refusal(`has the ${option}.${name} ${value}`, "Give it a colour as #rrggbb or #rgb");
  for (const [option, words] of Object.entries(WORDS)) {
    const given: string = Reflect.get(brand, option) ?? words[0];
    if (!words.some((word) => word === given))
      throw refusal(`has the ${option} ${given}`, `Give it ${words.join(" or ")}`);
  }
  if (radius !== undefined && !Number.isFinite(radius))
    throw refusal(`has the radius ${radius}`, "Give it a number of px");
}

/**
 * Returns the theme of a brand, whose other roles are derived. Throws a RangeError for a contrast below 4.5:1 (text) or
 * 3:1 (edges), with both roles, and for what a brand cannot have.
 */
export function createTheme(brand: Brand = {}): Theme {
  checkBrand(brand);
  const { color, font, headings, radius, elevation, density, dark } = brand;
  const colors = withBrand(color ?? {});
  // On a dark surface the text is light, and would be a glow instead of a shade.
  const shade = isLight(colors) ? channelsOf(colors.text) : BLACK;
  const rgb = {
    overlay: shade,
    scrim: color?.inverse === undefined ? undefined : channelsOf(colors.surfaceDeep),
    onInverse: channelsOf(colors.onInverse),
  };
  const own = { ...OWN, ...defined(color) };
  const scheme = dark && darkScheme(own, dark);
  const made = extendTheme(
    { ...theme, dark: scheme },
    {
      color: colors,
      rgb,
      font: headings === "sans" ? { display: font?.text ?? theme.font.text, ...defined(font) } : font,
      weight: headings === "sans" ? { display: SANS_WEIGHT } : {},
      radius: radius === undefined ? {} : { control: `${radius}px`, panel: `${radius * 1.5}px`, media: `${radius}px` },
      shadow:
        elevation === "lifted"
          ? { raised: `0 4px 16px rgb(${shade} / 14%)`, overlay: `0 16px 48px rgb(${shade} / 24%)` }
          : {},
      ...(density === "compact" && { control: COMPACT_CONTROL, space: compactSpace() }),
    },
  );
  const faults = [
    ...contrastFaults(made),
    ...(made.dark ? contrastFaults(made.dark).map((fault) => `dark ${fault}`) : []),
  ];
  const pairs = faults.join("; ");
  if (pairs !== "") throw refusal(`has too little contrast: ${pairs}`, "Set these further apart", pairs);
  return made;
}

/** Returns what the dark scheme of a light brand replaces: panels have a hairline, since no shadow shows on dark. */
function darkScheme(brand: DerivedFrom, given: NonNullable<Brand["color"]>): Theme["dark"] {
  const color = deriveColors({ ...darkColors(brand), ...defined(given) });
  const hairline = `0 0 0 1px ${color.line}`;
  return {
    color: { ...color, ornament: given.ornament ?? mix(brand.ornament, color.surface, DIMMED) },
    rgb: { overlay: BLACK, scrim: channelsOf(color.surfaceDeep), onInverse: channelsOf(color.onInverse) },
    shadow: { raised: hairline, overlay: hairline },
  };
}

const defined = (given: object | undefined) =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));

const compactSpace = () =>
  Object.fromEntries(
    Object.entries(theme.space).map(([key, length]) => [key, `${Number.parseFloat(length) * COMPACT_SPACE}rem`]),
  );

/** Returns the colours of a brand. Roles that depend on none of them keep the kit's value. */
function withBrand(given: NonNullable<Brand["color"]>): Theme["color"] {
  const own: Readonly<Record<string, string>> = deriveColors(OWN);
  const derived = deriveColors({ ...OWN, ...defined(given) });
  const changed = Object.entries(derived).filter(([role, color]) => color !== own[role]);
  return { ...theme.color, ...Object.fromEntries(changed) };
}
