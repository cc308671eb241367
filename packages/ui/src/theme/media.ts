import { theme } from "./theme.ts";

/** The media queries that styles use, each a whole at-rule prelude: `${media.mobile} { … }`. */
export const media = {
  /** 900px and narrower: the stacked layout. */
  mobile: `@media (max-width: ${theme.breakpoint}px)`,
  /** The exact complement of `mobile`, fractional widths included. */
  desktop: `@media not all and (max-width: ${theme.breakpoint}px)`,
  /** The reader asked the system for less motion. */
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  /** A mouse or the like: what only then may depend on hovering. */
  hover: "@media (hover: hover)",
  /** No script runs: what waits for one has to show itself. */
  noScript: "@media (scripting: none)",
  print: "@media print",
  /** The reader has colours of their own: what is painted by itself, such as a drawing, has to take them. */
  forcedColors: "@media (forced-colors: active)",
  /** A script runs, on a screen, and nobody asked for less motion: only here may something be hidden until it appears. */
  appearing: "@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)",
} as const;
