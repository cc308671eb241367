import type { Complex } from "@danji/complex/complex";
import { createTheme, theme, type ThemeOverrides } from "@danji/ui/theme";

/**
 * Returns the tokens that the theme of a complex changes. The site gets finished values: it derives nothing.
 *
 * @throws RangeError if two roles have too little contrast.
 */
export function themeChanges({ theme: brand }: Complex): ThemeOverrides {
  const { color, rgb, radius } = createTheme(brand);
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
