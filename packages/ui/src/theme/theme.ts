import * as palette from "./palette.ts";

/** Widths up to and including this one, in CSS pixels, get the mobile layout. */
export const MOBILE_MAX_WIDTH = 900;

/**
 * The kit's own theme. Every value is a finished CSS value except `layer` (z-index) and `breakpoint` (CSS pixels).
 * Lengths are in rem, so that a user who enlarges the text enlarges the whole page.
 */
export const theme = {
  /** Colours by role. `TEXT_PAIRS` and `EDGE_PAIRS` list which may stand on which. */
  color: {
    /** The page. */
    surface: palette.ivory,
    /** Fields, cards and bands above the page. */
    surfaceRaised: palette.white,
    /** Hovered rows, notices, disabled fields. */
    surfaceSunken: palette.ivoryDeep,
    /** Header, footer and dark bands. */
    surfaceInverse: palette.pine,
    /** A darker step of the inverse surface: hovered rows, bands next to it. */
    surfaceDeep: palette.pineDeep,
    /** Behind films, frames and photographs. */
    surfaceStage: palette.ink,
    text: palette.ink,
    textMuted: palette.inkMuted,
    /** Hints, placeholders, counters. */
    textSubtle: palette.inkSubtle,
    /** Text on inverse surfaces and on the stage, as the following three. */
    onInverse: palette.ivory,
    onInverseMuted: palette.mist,
    /** Labels and headings of groups. */
    onInverseTint: palette.sand,
    /** The current entry, the next date. */
    onInverseAccent: palette.amber,
    /** Filled primary controls, and links and selected items as text. */
    action: palette.pine,
    actionHover: palette.pineDeep,
    onAction: palette.ivory,
    /** The one control to use next, and marks. */
    accent: palette.amber,
    accentHover: palette.amberBright,
    onAccent: palette.ink,
    /** Decorative rules, dots and fills of drawings. */
    ornament: palette.sand,
    /** Hairlines. */
    line: palette.ivoryLine,
    /** Edges of controls: 3:1 at least (WCAG 1.4.11). */
    lineStrong: palette.stone,
    /** Hairlines on inverse surfaces. */
    lineInverse: palette.pineLine,
    /** Outer ring of the focus, for light surfaces. */
    focus: palette.pine,
    /** Inner ring of the focus, for inverse surfaces. */
    focusHalo: palette.amber,
    danger: palette.red,
    dangerSurface: palette.redPale,
    success: palette.green,
    successSurface: palette.greenPale,
  },
  /**
   * Roles that are used with an opacity, as the channels of `rgb()`: `rgb(${vars.rgb.scrim} / 56%)`. Written out, so that
   * no site loads what computes them.
   */
  rgb: {
    /** Backdrop behind a popup or menu. */
    overlay: "20 24 27",
    /** Scrim between an image and the text on it. */
    scrim: "11 33 29",
    /** Hairlines over a picture. */
    onInverse: "250 248 244",
  },
  font: {
    display:
      '"Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Nanum Myeongjo", AppleMyungjo, Batang, serif',
    text: '"Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
  },
  /** Weights as CSS numbers. */
  weight: {
    /** Headings and large figures. */
    display: "500",
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
  radius: {
    /** Buttons and fields. */
    control: "2px",
    /** Popups and panels. */
    panel: "2px",
    /** Pictures, films and frames. */
    media: "0",
  },
  /** Elevation, as `box-shadow`. */
  shadow: {
    /** Panels that drop down. */
    raised: "none",
    /** Popups and menus over the page. */
    overlay: "none",
  },
  /** z-index by name, lowest first. */
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
    /** Space between the edge of the window and the grid, for surfaces of any width. */
    inset: "max(var(--danji-layout-gutter), calc((100vw - var(--danji-layout-page)) / 2))",
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

/** The tokens that a dark scheme replaces. */
type Scheme = Pick<Widened<typeof theme>, "color" | "rgb" | "shadow">;

/** All tokens. */
export type Theme = Widened<typeof theme> & {
  /** The dark scheme of a theme that has one: `createTheme` makes it. */
  readonly dark?: Scheme | undefined;
};

/** A role that a colour can have. */
export type ColorRole = keyof Theme["color"];
