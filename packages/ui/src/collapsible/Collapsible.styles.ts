import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Skips the first two frames of the motion, in which only the padding above a text would show. */
const HEAD_START = "-34ms";

const open = css`
  grid-template-rows: 1fr;
  content-visibility: visible;
  visibility: visible;
  transition-property: grid-template-rows;
`;

/**
 * The height of its one row is what CSS can animate to a height that is not known. Closed, it is out of reach of Tab, but not of
 * the browser's search, as it would be by its `visibility`.
 *
 * It is a custom element because React passes `hidden="until-found"` on to one, and makes a boolean of it elsewhere.
 */
export const Frame = styled("danji-collapsible")`
  display: grid;
  grid-template: 0fr / minmax(0, 1fr);
  content-visibility: hidden;
  transition:
    grid-template-rows ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START},
    content-visibility ${vars.motion.duration.base} ${HEAD_START},
    visibility ${vars.motion.duration.base} ${HEAD_START};
  transition-behavior: allow-discrete;

  @supports not (content-visibility: hidden) {
    visibility: hidden;
  }

  /* A native item of an accordion may differ from its first state until it is hydrated. */
  &[data-state="open"]:not(details:not([open]) + *),
  details[open] + & {
    ${open}
  }

  /* The browser has found something in it, and scrolls there. */
  &[data-state="closed"]:not([hidden]) {
    ${open}
    transition: none;
  }

  ${media.noScript} {
    ${open}
  }

  ${media.print} {
    ${open}
    /* A row of a grid would be cut anywhere. */
    display: block;
    transition: none;
  }
`;

export const Clip = styled.div`
  min-height: 0;
  overflow: clip;
  /* Room for focus rings at the edge. */
  overflow-clip-margin: ${vars.space[1]};

  ${media.print} {
    overflow: visible;
  }
`;
