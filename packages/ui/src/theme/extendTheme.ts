import type { Theme } from "./theme.ts";

/** `T` with every branch and leaf optional. */
type DeepPartial<T> = T extends object ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined } : T;

/** Any part of a theme. The breakpoint is missing because media queries cannot read custom properties. */
export type ThemeOverrides = DeepPartial<Omit<Theme, "breakpoint">>;

interface Branch {
  readonly [key: string]: string | number | Branch | undefined;
}

/** Returns a copy of a theme with some tokens replaced, or throws for others. It measures no contrast: `createTheme` does. */
export function extendTheme(base: Theme, overrides: ThemeOverrides): Theme {
  return { ...merge(base, overrides), breakpoint: base.breakpoint };
}

/** Returns a copy of `base` with the defined entries of `changes`, at any depth. */
function merge<T extends object>(base: T, changes: DeepPartial<T>, path?: string): T;
function merge(base: Branch, changes: Branch, path = ""): unknown {
  const unknown = Object.keys(changes).find((key) => !(key in base));
  if (unknown !== undefined)
    throw new RangeError(`@danji/ui: extendTheme has no token ${path}${unknown}. Give it only those of the theme.`);
  const merged = Object.entries(base).map(([key, value]) => {
    const change = changes[key];
    const isBranch = typeof value === "object" && typeof change === "object";
    return [key, isBranch ? merge(value, change, `${path}${key}.`) : (change ?? value)];
  });
  return Object.fromEntries(merged);
}
