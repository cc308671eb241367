import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Skips the first two frames of the motion, in which only the padding above a text would show. */
const HEAD_START = "-34ms";

const open = css`
  grid-template-rows: 1fr;
  visibility: visible;
  transition-property: grid-template-rows;
`;

/** The height of its one row is what CSS can animate to a height that is not known. Closed, it is out of reach of Tab. */
export const Frame = styled.div`
  display: grid;
  grid-template: 0fr / minmax(0, 1fr);
  visibility: hidden;
  transition:
    grid-template-rows ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START},
    visibility ${vars.motion.duration.base} ${HEAD_START};

  /* A native item of an accordion may differ from its first state until it is hydrated. */
  &[data-state="open"]:not(details:not([open]) + *),
  details[open] + & {
    ${open}
  }

  ${media.noScript} {
    ${open}
  }

  ${media.print} {
    ${open}
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
