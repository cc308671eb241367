/* Media queries for styles, each a whole at-rule prelude, apart so that a site bundles only those that it uses. */
import { MOBILE_MAX_WIDTH } from "./theme.ts";

/** 900px and narrower: the stacked layout. */
export const mobile = `@media (width <= ${MOBILE_MAX_WIDTH}px)`;

export const desktop = `@media (width > ${MOBILE_MAX_WIDTH}px)`;

/** Room for few words: the narrowest phones, and phones whose browser is set to text of twice the size. */
export const tight = "@media (width <= 18em)";

/** Lower than 400px, as a phone on its side with its keyboard: what is fixed at the edges scrolls away there. */
export const short = "@media (height < 400px)";

export const reducedMotion = "@media (prefers-reduced-motion: reduce)";

export const hover = "@media (hover: hover)";

export const noScript = "@media (scripting: none)";

export const print = "@media print";

/** Matches where the user has forced colours, which drawings must use. */
export const forcedColors = "@media (forced-colors: active)";

/** Scripts run, on a screen, and motion is welcome: only here content may be hidden until it appears. */
export const appearing = "@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";

/** Nothing can be operated: scripts do not run, or the page is printed. */
export const inert = "@media (scripting: none), print";
