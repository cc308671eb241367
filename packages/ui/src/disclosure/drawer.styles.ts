import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { HEAD_START } from "../theme/motion.ts";
import { vars } from "../theme/vars.ts";

/** A drawer that is open: all of its height, and in the reach of Tab and assistive technology. */
export const drawerOpen = css`
  grid-template-rows: 1fr;
  visibility: visible;
  transition-property: grid-template-rows;
`;

/**
 * A drawer that is closed and opens by the height of its one row, the only way for CSS to move to a height nobody has
 * measured. Its only child is a `drawerClip`. It stands open where no script could open it, and on paper.
 */
export const drawer = css`
  display: grid;
  grid-template: 0fr / minmax(0, 1fr);
  visibility: hidden;
  transition:
    grid-template-rows ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START},
    visibility ${vars.motion.duration.base} ${HEAD_START};

  ${media.noScript} {
    ${drawerOpen}
  }

  ${media.print} {
    ${drawerOpen}
    transition: none;
  }
`;

/** The only child of a drawer: what is in it shows as far as the drawer is open. */
export const drawerClip = css`
  min-height: 0;
  overflow: clip;
  /* Room for the focus rings of what stands at the edge. */
  overflow-clip-margin: ${vars.space[1]};

  ${media.print} {
    overflow: visible;
  }
`;
