import type { Theme } from "./theme.ts";

/** `T` with every branch and leaf optional. */
type DeepPartial<T> = T extends object ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined } : T;

/** Any part of a theme. The breakpoint is missing because media queries cannot read custom properties. */
export type ThemeOverrides = DeepPartial<Omit<Theme, "breakpoint">>;

interface Branch {
  readonly [key: string]: string | number | Branch | undefined;
}

/** Returns a copy of a theme with some tokens replaced. It measures no contrast: `createTheme` does. */
export function extendTheme(base: Theme, overrides: ThemeOverrides): Theme {
  return { ...merge(base, overrides), breakpoint: base.breakpoint };
}

/** Returns a copy of `base` with the defined entries of `changes`, at any depth. */
function merge<T extends object>(base: T, changes: DeepPartial<T>): T;
function merge(base: Branch, changes: Branch): unknown {
  const merged = Object.entries(base).map(([key, value]) => {
    const change = changes[key];
    return [key, typeof value === "object" && typeof change === "object" ? merge(value, change) : (change ?? value)];
  });
  return Object.fromEntries(merged);
}
