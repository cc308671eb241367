import type { Complex } from "@danji/complex/complex";
import { ComplexError } from "@danji/delivery/content/read-complex";
import type { SiteTheme } from "@danji/delivery/site-theme";
import { createTheme, theme, type Theme, type ThemeOverrides } from "@danji/ui/theme";
import { slug } from "./slug.mjs";

/** Returns the tokens that a theme changes. The site gets finished values: it derives nothing. */
function overridesOf({ color, rgb, font, weight, space, control, radius, shadow }: Theme): ThemeOverrides {
  return {
    color: changed(theme.color, color),
    rgb: changed(theme.rgb, rgb),
    font: changed(theme.font, font),
    weight: changed(theme.weight, weight),
    space: changed(theme.space, space),
    control: changed(theme.control, control),
    radius: changed(theme.radius, radius),
    shadow: changed(theme.shadow, shadow),
  };
}

function changed(
  base: Readonly<Record<string, string>>,
  made: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(made).filter(([name, value]) => base[name] !== value));
}

/** Returns the kit's theme for a brand, with the kit's complaint about its contrast as a fault of the complex. */
function themeOf(brand: Complex["theme"], name: string): Theme {
  try {
    return createTheme(brand);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const pairs = error.message.replace(/^[^:]*: /u, "").replaceAll(/, needs ([\d.]+)/gu, " ($1 이상이어야 합니다)");
    const reason = `글자나 선이 바탕과 잘 구별되지 않습니다. 색을 더 짙거나 옅게 고치세요: ${pairs}`;
    throw new ComplexError(name, [{ rule: "contrast", file: "theme.json", path: "color", reason }]);
  }
}

/**
 * Returns the colours of a complex, and what its theme changes of the kit's.
 *
 * @param name Name of the complex in the message of a fault. @default the one that the site is built for
 * @throws ComplexError if two roles have too little contrast.
 */
export function siteTheme({ theme: brand }: Pick<Complex, "theme">, name = slug): SiteTheme {
  const made = themeOf(brand, name);
  return { color: made.color, overrides: overridesOf(made) };
}
