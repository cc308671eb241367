import type { Theme } from "./theme.ts";

/** `T` with every branch and leaf optional. */
type DeepPartial<T> = T extends object ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined } : T;

/** Any part of a theme. The breakpoint is missing because media queries cannot read custom properties. */
export type ThemeOverrides = DeepPartial<Omit<Theme, "breakpoint">>;

/** Returns a copy of a theme with some tokens replaced. It measures no contrast: `createTheme` does. */
export function extendTheme(base: Theme, overrides: ThemeOverrides): Theme {
  return {
    color: merge(base.color, overrides.color),
    rgb: merge(base.rgb, overrides.rgb),
    font: merge(base.font, overrides.font),
    weight: merge(base.weight, overrides.weight),
    text: merge(base.text, overrides.text),
    leading: merge(base.leading, overrides.leading),
    space: merge(base.space, overrides.space),
    control: merge(base.control, overrides.control),
    radius: merge(base.radius, overrides.radius),
    shadow: merge(base.shadow, overrides.shadow),
    layer: merge(base.layer, overrides.layer),
    motion: {
      duration: merge(base.motion.duration, overrides.motion?.duration),
      easing: merge(base.motion.easing, overrides.motion?.easing),
    },
    layout: merge(base.layout, overrides.layout),
    measure: overrides.measure ?? base.measure,
    breakpoint: base.breakpoint,
    dark: base.dark && {
      color: merge(base.dark.color, overrides.dark?.color),
      rgb: merge(base.dark.rgb, overrides.dark?.rgb),
      shadow: merge(base.dark.shadow, overrides.dark?.shadow),
    },
  };
}

/** Returns a copy of `base` with the defined entries of `changes`. */
function merge<T extends object>(base: T, changes: DeepPartial<T> | undefined): T {
  const defined = Object.fromEntries(Object.entries(changes ?? {}).filter(([, value]) => value !== undefined));
  return { ...base, ...defined };
}
