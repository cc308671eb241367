import { type Brand, createTheme, theme, type Theme } from "../packages/ui/src/theme/index.ts";
import { SECOND_THEME, secondTheme } from "../packages/ui/tests/secondTheme.ts";

/** Name of the kit's own theme. */
export const KIT = "kit";

const files = import.meta.glob<Brand>(["../app/complexes/*/theme.json", "!../app/complexes/_*/theme.json"], {
  eager: true,
  import: "default",
});

/** Slugs of the complexes, without the template. */
export const complexNames = Object.keys(files).map((path) => path.split("/").at(-2) ?? path);

/** All themes by name: the kit's own, one that is unlike it, then one for each complex but the template. */
export const themes: ReadonlyMap<string, Theme> = new Map([
  [KIT, theme],
  [SECOND_THEME, secondTheme],
  ...Object.entries(files).map(([path, brand]) => [path.split("/").at(-2) ?? path, createTheme(brand)] as const),
]);
