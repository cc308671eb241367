import { createTheme, theme, type Theme, type ThemeOverrides } from "../packages/ui/src/theme/index.ts";

/** Name of the looks that the kit has by itself. */
export const KIT = "kit";

const files = import.meta.glob<ThemeOverrides>(["../app/complexes/*/theme.json", "!../app/complexes/_*/theme.json"], {
  eager: true,
  import: "default",
});

/** All looks there are, by their names: the kit's own, then one for each complex. The template is none yet. */
export const themes: ReadonlyMap<string, Theme> = new Map([
  [KIT, theme],
  ...Object.entries(files).map(
    ([path, overrides]) => [path.split("/").at(-2) ?? path, createTheme(overrides)] as const,
  ),
]);
