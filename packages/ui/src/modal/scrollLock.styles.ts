import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** How much of the page the veil takes away. */
const VEIL_STRENGTH = "64%";

/** Colour of the veil. */
export const veil = `rgb(${vars.rgb.overlay} / ${VEIL_STRENGTH})`;

/**
 * For the veil. The lock follows from an open veil being in the document, so nothing can be left behind. Where
 * scrollbars take space, the space stays, so that nothing moves, fixed headers included; it takes on the colour of the
 * veil, which cannot reach it.
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
