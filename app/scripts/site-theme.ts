import type { Complex } from "@danji/complex/complex";
import type { SiteTheme } from "@danji/delivery/site-theme";
import { createTheme, theme, type Theme, type ThemeOverrides } from "@danji/ui/theme";

/** Returns the tokens that a theme changes. The site gets finished values: it derives nothing. */
function overridesOf({ color, rgb, radius }: Theme): ThemeOverrides {
  return {
    color: changed(theme.color, color),
    rgb: changed(theme.rgb, rgb),
    radius: changed(theme.radius, radius),
  };
}

function changed(
  base: Readonly<Record<string, string>>,
  made: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(made).filter(([name, value]) => base[name] !== value));
}

/**
 * Returns the colours of a complex, and what its theme changes of the kit's.
 *
 * @throws RangeError if two roles have too little contrast.
 */
export function siteTheme({ theme: brand }: Pick<Complex, "theme">): SiteTheme {
  const made = createTheme(brand);
  return { color: made.color, overrides: overridesOf(made) };
}
