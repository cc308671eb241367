import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** Opacity of the overlay. */
const VEIL_STRENGTH = "64%";

/** Colour of the veil. */
export const veil = `rgb(${vars.rgb.overlay} / ${VEIL_STRENGTH})`;

/**
 * Locks the page's scrolling while an open overlay is in the document. Where scrollbars take space, the gutter stays in
 * the colour of the overlay, so that nothing moves, fixed headers included.
 */
export const scrollLock = css`
  html:has(&[data-state="open"]) {
    overflow: hidden;
  }

  html:has(&[data-danji-scroll-lock="gutter"][data-state="open"]) {
    scrollbar-gutter: stable;
    background-color: color-mix(in srgb, rgb(${vars.rgb.overlay}) ${VEIL_STRENGTH}, ${vars.color.surface});
  }
`;
