import { create } from "storybook/theming";
import type { Theme } from "../packages/ui/src/theme/theme.ts";

/** Returns a theme as it shows in a scheme of the toolbar. */
export const shownIn = (scheme: unknown, theme: Theme): Theme =>
  scheme === "dark" ? { ...theme, ...theme.dark } : theme;

/** Returns the looks of Storybook's own parts, its docs pages among them, in a theme and a scheme of the toolbar. */
export function storybookTheme(scheme: unknown, theme: Theme) {
  const { color, font } = shownIn(scheme, theme);
  return create({
    base: scheme === "dark" ? "dark" : "light",
    brandTitle: "Danji 단지",
    fontBase: font.text,
    // Fonts for code have no Korean.
    fontCode: `ui-monospace, Menlo, Consolas, "Liberation Mono", ${font.text}`,
    colorPrimary: color.action,
    colorSecondary: color.action,
    appBg: color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 2,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.onInverse,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barSelectedColor: color.action,
    barHoverColor: color.action,
    inputBg: color.surfaceRaised,
    inputBorder: color.lineStrong,
    inputTextColor: color.text,
    inputBorderRadius: 2,
  });
}
