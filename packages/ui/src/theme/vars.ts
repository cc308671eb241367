import { theme, type Theme } from "./theme.ts";

const PREFIX = "--danji";

/** The shape of `T` with a string in place of each leaf. */
type Vars<T> = T extends string | number ? string : { readonly [Key in keyof T]: Vars<T[Key]> };

/** The tokens that become custom properties: all but the breakpoint, which media queries cannot read. */
type ThemeVars = Vars<Omit<Theme, "breakpoint">>;

interface Branch {
  readonly [key: string]: string | number | Branch;
}

/** What is made of a leaf, given the name of its custom property: that of `color.inkMuted` is `--danji-color-ink-muted`. */
type MakeLeaf = (name: string, value: string | number) => string;

function mapLeaves<T extends Branch>(branch: T, make: MakeLeaf, prefix?: string): Vars<T>;
function mapLeaves(branch: Branch, make: MakeLeaf, prefix = PREFIX): unknown {
  return Object.fromEntries(
    Object.entries(branch).map(([key, value]) => {
      const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return [key, typeof value === "object" ? mapLeaves(value, make, name) : make(name, value)];
    }),
  );
}

const { breakpoint: _breakpoint, ...tokens } = theme;

/** Every token as `var(--danji-…)`, in the shape of the theme: what styles are written with. */
export const vars: ThemeVars = mapLeaves(tokens, (name) => `var(${name})`);

/**
 * The rule that gives a page its tokens.
 *
 * @param source The theme of the complex.
 * @returns `:root{--danji-color-ink:#14181b;…}`
 */
export function themeCss(source: Theme): string {
  const { breakpoint: _unused, ...rest } = source;
  let css = "";
  mapLeaves(rest, (name, value) => (css += `${name}:${value};`));
  return `:root{${css}}`;
}
