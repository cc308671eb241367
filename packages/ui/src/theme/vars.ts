import { theme, type Theme } from "./theme.ts";

const PREFIX = "--danji";

/** The shape of `T` with a string in place of each leaf. */
type Vars<T> = T extends string | number ? string : { readonly [Key in keyof T]: Vars<T[Key]> };

/** The tokens that become custom properties: all but the breakpoint, which media queries cannot read. */
type ThemeVars = Vars<Omit<Theme, "breakpoint">>;

interface Branch {
  readonly [key: string]: string | number | Branch;
}

/** Maps a leaf, given the name of its custom property: `--danji-color-text-muted` for `color.textMuted`. */
type MapLeaf = (name: string, value: string | number) => string;

function mapLeaves<T extends Branch>(branch: T, map: MapLeaf, prefix?: string): Vars<T>;
function mapLeaves(branch: Branch, map: MapLeaf, prefix = PREFIX): unknown {
  return Object.fromEntries(
    Object.entries(branch).map(([key, value]) => {
      const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return [key, typeof value === "object" ? mapLeaves(value, map, name) : map(name, value)];
    }),
  );
}

const withoutBreakpoint = ({ breakpoint: _unused, ...tokens }: Theme) => tokens;

/** Every token as `var(--danji-…)`, in the shape of the theme. Styles use these. */
export const vars: ThemeVars = mapLeaves(withoutBreakpoint(theme), (name) => `var(${name})`);

/**
 * Returns the declarations of a theme's tokens, without a selector.
 *
 * @returns `--danji-color-surface:#faf8f4;…`
 */
export function themeCss(source: Theme): string {
  let css = "";
  mapLeaves(withoutBreakpoint(source), (name, value) => (css += `${name}:${value};`));
  return css;
}
