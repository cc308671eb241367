import { css, keyframes } from "styled-components";
import { media } from "./media.ts";
import { vars } from "./vars.ts";

/** Width of the fade at an edge with more behind it. */
const FADE = vars.space[10];

const fade = css`linear-gradient(to right, black calc(100% - ${FADE}), transparent)`;

/** The fade ends with the content. */
const fadeOut = keyframes`
  from {
    mask: ${fade} no-repeat 0 0 / 100% 100%;
  }
  to {
    mask: ${fade} no-repeat 0 0 / calc(100% + ${FADE}) 100%;
  }
`;

/** Fades the end of what scrolls sideways, by the way that is scrolled, so nothing fades where nothing can be. */
export const edgeFade = css`
  @supports (animation-timeline: scroll()) {
    &:not(:focus-visible, :has(:focus-visible)) {
      animation: ${fadeOut} linear both;
      animation-timeline: scroll(self inline);
      /* Stays under reduced motion: it follows the hand. */
      animation-duration: auto !important;
    }
  }

  ${media.print} {
    animation: none !important;
  }
`;
