/*
 * The media queries that styles use, each a whole at-rule prelude: `${media.mobile} { … }`. One by one, so that a site
 * carries those that it uses.
 */
import { MOBILE_MAX_WIDTH } from "./theme.ts";

/** 900px and narrower: the stacked layout. */
export const mobile = `@media (max-width: ${MOBILE_MAX_WIDTH}px)`;

/** The exact complement of `mobile`, fractional widths included. */
export const desktop = `@media not all and (max-width: ${MOBILE_MAX_WIDTH}px)`;

/** The reader asked the system for less motion. */
export const reducedMotion = "@media (prefers-reduced-motion: reduce)";

/** A mouse or the like: what only then may depend on hovering. */
export const hover = "@media (hover: hover)";

/** No script runs: what waits for one has to show itself. */
export const noScript = "@media (scripting: none)";

export const print = "@media print";

/** The reader has colours of their own: what is painted by itself, such as a drawing, has to take them. */
export const forcedColors = "@media (forced-colors: active)";

/** A script runs, on a screen, and nobody asked for less motion: only here may something be hidden until it appears. */
export const appearing = "@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";
