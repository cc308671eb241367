import { css } from "styled-components";
import { media } from "./media.ts";

/** What does nothing where no script runs, nor on paper. */
export const needsScript = css`
  ${media.noScript}, print {
    display: none;
  }
`;

/** What is of no use on paper. */
export const notPrinted = css`
  ${media.print} {
    display: none;
  }
`;

/** Text that is printed in the ink around it. */
export const printedPlain = css`
  ${media.print} {
    color: inherit;
  }
`;

/** Outweighs what a site says of the states of bare elements (`button:hover`). */
const noGroundInStates = css`
  html body &:where(:hover, :active, :focus) {
    background: transparent;
    border-color: transparent;
  }
`;

/** A control without a ground; a class of the site's own may give it one, which stays in all its states. */
export const noGround = css<{ className?: string | undefined }>`
  background: transparent;
  ${({ className }) => className === undefined && noGroundInStates}
`;

/** The focus ring inside, by a distance from the edge, where something clips what lies outside. */
export const ringInside = (distance: string) => css`
  &:focus-visible {
    outline-offset: -${distance};
    box-shadow: none;
  }
`;

/** What receives focus from a script alone, and is no control. */
export const noRing = css`
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** Stops motion. Animations keep an end, which Radix waits for; the shortest transition would show the old value. */
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
