import { css } from "styled-components";

/**
 * Stops animations and transitions. Animations keep an end, which Radix waits for before it unmounts closed content;
 * nothing waits for the end of a transition, and the shortest one would show the old value once more.
 */
export const stillElements = css`
  *,
  *::before,
  *::after {
    animation-duration: 0.01ms !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
  }
`;
