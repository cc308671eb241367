/** Widths up to and including this one, in CSS pixels, get the mobile layout (specification, section 9). */
export const MOBILE_MAX_WIDTH = 900;

/**
 * The tokens of the kit's own look. Every value is a finished CSS value except `layer` (z-index) and `breakpoint`
 * (CSS pixels). Lengths are in rem, so that a reader who enlarges the text enlarges the whole page.
 */
export const theme = {
  color: {
    ink: "#14181b",
    pine: "#12302b",
    ivory: "#faf8f4",
    sand: "#d9c7ac",
    amber: "#fdb461",
    white: "#ffffff",
    /** Pine one step into the night: the pressed and hovered pine surface. */
    pineDeep: "#0b211d",
    /** Amber one step brighter: the hovered amber surface. */
    amberBright: "#ffc583",
    /** A quiet surface on ivory: hovered rows, notices, disabled fields. */
    ivoryDeep: "#f2ede3",
    /** Secondary text on light surfaces. */
    inkMuted: "#4b5358",
    /** The quietest text on light surfaces: hints, placeholders, counters. */
    inkSubtle: "#646a6d",
    /** Secondary text on ink and pine. */
    ivoryMuted: "#c6cfca",
    /** Hairlines on light surfaces. */
    line: "#e2dacb",
    /** Edges of controls on light surfaces: 3:1 at least (WCAG 1.4.11). */
    lineStrong: "#8c8474",
    /** Hairlines on ink and pine. */
    lineOnDark: "#3a5650",
    danger: "#a32a1c",
    dangerSurface: "#fbefec",
    success: "#1d5a3f",
    successSurface: "#edf3ed",
  },
  font: {
    display:
      '"Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", AppleMyungjo, Batang, serif',
    text: '"Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
  },
  /** Sizes of type, fluid between a 360px and a 1440px wide window. */
  text: {
    caption: "clamp(0.8125rem, 0.792rem + 0.093vw, 0.875rem)",
    small: "clamp(0.875rem, 0.854rem + 0.093vw, 0.9375rem)",
    body: "clamp(1rem, 0.979rem + 0.093vw, 1.0625rem)",
    lead: "clamp(1.125rem, 1.042rem + 0.37vw, 1.375rem)",
    title3: "clamp(1.25rem, 1.167rem + 0.37vw, 1.5rem)",
    title2: "clamp(1.5rem, 1.292rem + 0.926vw, 2.125rem)",
    title1: "clamp(1.875rem, 1.5rem + 1.667vw, 3rem)",
    display: "clamp(2.25rem, 1.583rem + 2.963vw, 4.25rem)",
  },
  leading: {
    text: "1.65",
    title: "1.3",
    /** One line of a control or a label. */
    control: "1.25",
  },
  /** Steps of a 4px grid; the key counts the steps. */
  space: {
    1: "0.25rem",
    2: "0.5rem",
    3: "0.75rem",
    4: "1rem",
    5: "1.25rem",
    6: "1.5rem",
    8: "2rem",
    10: "2.5rem",
    12: "3rem",
    16: "4rem",
    20: "5rem",
    24: "6rem",
    32: "8rem",
  },
  /** Heights of what is pressed or typed into. */
  control: { medium: "3rem", small: "2.5rem" },
  radius: "2px",
  /** z-index by name, lowest first; `popup` is above `overlay`, the skip link above all. */
  layer: { base: 0, raised: 1, bottomBar: 20, header: 30, dropdown: 40, overlay: 50, popup: 60, skipLink: 70 },
  motion: {
    duration: { fast: "200ms", base: "300ms", slow: "500ms" },
    easing: { enter: "cubic-bezier(0.2, 0.7, 0.2, 1)", leave: "cubic-bezier(0.4, 0, 1, 1)" },
  },
  layout: {
    /** The widest the grid gets. */
    page: "80rem",
    /** Space between the grid and the edge of the window. */
    gutter: "clamp(1.25rem, 5vw, 5rem)",
  },
  /** The longest line of running text: 38 Hangul, each one em wide. */
  measure: "38em",
  breakpoint: MOBILE_MAX_WIDTH,
} as const;

/** `T` with each literal widened to its base type. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [Key in keyof T]: Widened<T[Key]> };

/** `T` with every branch and leaf optional. */
type DeepPartial<T> = T extends object ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined } : T;

/** All tokens, as they reach the page. */
export type Theme = Widened<typeof theme>;

/**
 * What a complex may change. `breakpoint` is missing on purpose: media queries cannot read custom properties, so a
 * changed breakpoint would be a lie.
 */
export type ThemeOverrides = DeepPartial<Omit<Theme, "breakpoint">>;

/**
 * Makes a theme from the kit's own and what a complex changes.
 *
 * @param overrides Any part of the theme; what is left out or undefined stays as it is.
 */
export function createTheme(overrides: ThemeOverrides): Theme {
  const base: Theme = theme;
  return {
    color: merge(base.color, overrides.color),
    font: merge(base.font, overrides.font),
    text: merge(base.text, overrides.text),
    leading: merge(base.leading, overrides.leading),
    space: merge(base.space, overrides.space),
    control: merge(base.control, overrides.control),
    radius: overrides.radius ?? base.radius,
    layer: merge(base.layer, overrides.layer),
    motion: {
      duration: merge(base.motion.duration, overrides.motion?.duration),
      easing: merge(base.motion.easing, overrides.motion?.easing),
    },
    layout: merge(base.layout, overrides.layout),
    measure: overrides.measure ?? base.measure,
    breakpoint: base.breakpoint,
  };
}

/** A copy of `base` with the defined entries of `changes` laid over it. */
function merge<T extends object>(base: T, changes: DeepPartial<T> | undefined): T {
  const defined = Object.fromEntries(Object.entries(changes ?? {}).filter(([, value]) => value !== undefined));
  return { ...base, ...defined };
}
