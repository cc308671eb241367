import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** Opacity of the backdrop. */
const BACKDROP_OPACITY = "64%";

/** Colour of the backdrop. */
export const backdropColor = `rgb(${vars.rgb.overlay} / ${BACKDROP_OPACITY})`;

/**
 * Locks the page's scrolling while an open overlay is in the document. Where scrollbars take space, the gutter stays in
 * the colour of the backdrop, so that nothing moves, fixed headers included. Where the theme is that of a `ThemeScope`,
 * into whose element the backdrop is rendered, the page's own colour stays.
 */
export const scrollLock = css`
  html:has(&[data-state="open"]) {
    overflow: hidden;
  }

  html:has(&[data-danji-scroll-lock="gutter"][data-state="open"]) {
    scrollbar-gutter: stable;
  }

  html:has(> body > &[data-danji-scroll-lock="gutter"][data-state="open"]) {
    background-color: color-mix(in srgb, rgb(${vars.rgb.overlay}) ${BACKDROP_OPACITY}, ${vars.color.surface});
  }
`;
