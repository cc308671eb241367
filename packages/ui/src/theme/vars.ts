import { theme, type Theme } from "./theme.ts";

const PREFIX = "--danji";

/** The shape of `T` with a string in place of each leaf. */
type Vars<T> = T extends string | number ? string : { readonly [Key in keyof T]: Vars<T[Key]> };

/** The tokens that become custom properties: all but the breakpoint, which media queries cannot read. */
type ThemeVars = Vars<Omit<Theme, "breakpoint">>;

/** A token's path turned into the name of its custom property: `color.inkMuted` becomes `--danji-color-ink-muted`. */
function propertyName(path: readonly string[]): string {
  return [PREFIX, ...path.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))].join("-");
}

interface Branch {
  readonly [key: string]: string | number | Branch;
}

function mapLeaves<T extends Branch>(branch: T, path: readonly string[]): Vars<T>;
function mapLeaves(branch: Branch, path: readonly string[]): unknown {
  return Object.fromEntries(
    Object.entries(branch).map(([key, value]) => {
      const here = [...path, key];
      return [key, typeof value === "object" ? mapLeaves(value, here) : `var(${propertyName(here)})`];
    }),
  );
}

const { breakpoint: _breakpoint, ...tokens } = theme;

/** Every token as `var(--danji-…)`, in the shape of the theme: what styles are written with. */
export const vars: ThemeVars = mapLeaves(tokens, []);

/**
 * The rule that gives a page its tokens.
 *
 * @param source The theme of the complex.
 * @returns `:root{--danji-color-ink:#14181b;…}`
 */
export function themeCss(source: Theme): string {
  const { breakpoint: _unused, ...rest } = source;
  return `:root{${declarations(rest, []).join("")}}`;
}

function declarations(branch: Branch, path: readonly string[]): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const here = [...path, key];
    return typeof value === "object" ? declarations(value, here) : [`${propertyName(here)}:${value};`];
  });
}
